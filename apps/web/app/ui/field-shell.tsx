import type { ReactNode } from "react";
import { cx } from "./cx";

/** Props of every control. Pass `error` only after the field was touched. */
export type ControlProps = {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
};

/** Ids that connect a control with its label, hint and error. */
export function controlIds(name: string, scope: string, error?: string, hint?: string) {
  const id = `${scope}-${name}`;
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  return { id, errorId, hintId, describedBy: error ? errorId : hint ? hintId : undefined };
}

/** Class names of the underline: a hairline, ink on focus, red with an error. */
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

// The first line of an error fits into the gap below its field, so that it does not move a button while it is pressed.
const inTheGap = "-mb-6 min-h-6 pt-1";

/** The error of a field, or else its hint. */
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

/** A label inside the empty field that floats above it in use. It must follow its `peer` control. */
export function FloatingLabel({ id, error, rests = true, children }: FloatingLabelProps) {
  return (
    <label htmlFor={id} className={cx(floatingLabel, rests && restingLabel, error && "text-danger")}>
      {children}
    </label>
  );
}
