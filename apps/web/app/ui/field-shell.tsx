import type { ReactNode } from "react";
import { cx } from "./cx";

/** Props that every control shares. The `error` is given only once the field was touched. */
export type ControlProps = { label: string; name: string; error?: string | undefined; hint?: string };

/** Ids that tie a control to its label, hint and message. */
export function controlIds(name: string, scope: string, error?: string, hint?: string) {
  const id = `${scope}-${name}`;
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  return { id, errorId, hintId, describedBy: error ? errorId : hint ? hintId : undefined };
}

/** The underline: a hairline at rest, ink in use, red when touched and wrong. */
export function underline(error: string | undefined, extra = ""): string {
  return cx(
    "block w-full rounded-none border-0 border-b bg-transparent px-0 text-base text-ink transition-colors duration-200",
    "focus-visible:shadow-[0_1px_0_0_currentColor] focus-visible:outline-none disabled:text-ink-soft read-only:text-ink-soft",
    error ? "border-danger" : "border-hairline-strong hover:border-ink focus:border-ink",
    extra,
  );
}

type MessagesProps = {
  error?: string | undefined;
  hint?: string | undefined;
  errorId: string;
  hintId: string;
};

// A message stands in the gap below its field, so that a button does not move away under the finger that leaves
// the field to press it. It takes room of its own only from its second line on.
const inTheGap = "-mb-6 min-h-6 pt-1";

/** The rule that failed, or else the hint. */
export function FieldMessages({ error, hint, errorId, hintId }: MessagesProps) {
  if (error) {
    return (
      <p id={errorId} className={cx("text-xs text-danger", hint ? "pt-1.5" : inTheGap)}>
        {error}
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p id={hintId} className="pt-1.5 text-xs text-ink-soft">
      {hint}
    </p>
  );
}

const floatingLabel =
  "pointer-events-none absolute top-0 left-0 origin-left text-xs text-ink-soft transition-all duration-200 ease-calm";
const restingLabel =
  "peer-placeholder-shown:top-6 peer-placeholder-shown:text-base peer-focus:top-0 peer-focus:text-xs";

type FloatingLabelProps = { id: string; error?: string | undefined; rests?: boolean; children: ReactNode };

/** A label that rests in the empty field and floats above it in use. It must follow its `peer` control. */
export function FloatingLabel({ id, error, rests = true, children }: FloatingLabelProps) {
  return (
    <label htmlFor={id} className={cx(floatingLabel, rests && restingLabel, error && "text-danger")}>
      {children}
    </label>
  );
}
