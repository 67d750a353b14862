import { type ComponentProps, useId } from "react";
import { cx } from "~/ui/cx";
import { underline } from "~/ui/field-shell";

type CellProps = Omit<ComponentProps<"input">, "id" | "onChange"> & {
  label: string;
  problem: string | undefined;
  onText: (text: string) => void;
};

/** A compact input with an `aria-label` and its error below. */
export function Cell({ label, problem, onText, className, type = "text", ...rest }: CellProps) {
  const id = useId();
  return (
    <>
      <input
        {...rest}
        type={type}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
        className={underline(problem, cx("h-9 text-sm", className))}
      />
      {problem ? (
        <p id={id} className="pt-1 text-xs text-danger">
          {problem}
        </p>
      ) : null}
    </>
  );
}
