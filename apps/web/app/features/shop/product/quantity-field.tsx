import { type RefObject, useEffect } from "react";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { stepQuantity } from "./purchase-limit";

type QuantityFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** How many more can be added. */
  max: number;
  /** Id of the error message; undefined if the value is valid. */
  errorId: string | undefined;
  disabled: boolean;
  onChange: (text: string) => void;
  onEnter: () => void;
};

/** Quantity field with minus and plus buttons. */
export function QuantityField(props: QuantityFieldProps) {
  const { field, text, max, errorId, disabled, onChange, onEnter } = props;
  const step = (by: 1 | -1) => onChange(stepQuantity(text, max, by));
  // `aria-disabled` instead of `disabled`, which would lose the keyboard focus.
  const stepper = (by: 1 | -1) => ({
    "aria-disabled": stepQuantity(text, max, by) === text || undefined,
    onClick: () => step(by),
    className: "aria-disabled:opacity-45",
  });

  useEffect(() => {
    // Take over a value typed before hydration.
    if (field.current && field.current.value !== "1") onChange(field.current.value);
  }, [field, onChange]);

  return (
    <fieldset disabled={disabled} className="min-w-0 disabled:opacity-45">
      <legend className="sr-only">Quantity</legend>
      <div
        className={cx(
          "inline-flex min-h-12 items-center rounded-full border has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-clay",
          errorId ? "border-danger" : "border-hairline-strong",
        )}
      >
        <IconButton icon="minus" label="Decrease quantity" {...stepper(-1)} />
        <input
          ref={field}
          aria-label="Quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={text}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") onEnter();
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            step(event.key === "ArrowUp" ? 1 : -1);
          }}
          className="w-10 bg-transparent text-center text-base tabular-nums outline-none"
        />
        <IconButton icon="plus" label="Increase quantity" {...stepper(1)} />
      </div>
    </fieldset>
  );
}
