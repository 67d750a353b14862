import { type RefObject, useEffect } from "react";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { stepQuantity } from "./purchase-limit";

type QuantityFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** How many more can be had. */
  most: number;
  /** The element that says what is wrong with it; undefined while nothing is. */
  problemId: string | undefined;
  disabled: boolean;
  onChange: (text: string) => void;
  onEnter: () => void;
};

/** How many of it: typed, or by minus and plus. */
export function QuantityField(props: QuantityFieldProps) {
  const { field, text, most, problemId, disabled, onChange, onEnter } = props;
  const step = (by: 1 | -1) => onChange(stepQuantity(text, most, by));
  // Not disabled at the ends: whoever steps by keyboard would lose the place.
  const stepper = (by: 1 | -1) => ({
    "aria-disabled": stepQuantity(text, most, by) === text || undefined,
    onClick: () => step(by),
    className: "aria-disabled:opacity-45",
  });

  useEffect(() => {
    // Whoever typed before the scripts came has said so already.
    if (field.current && field.current.value !== "1") onChange(field.current.value);
  }, [field, onChange]);

  return (
    <fieldset disabled={disabled} className="min-w-0 disabled:opacity-45">
      <legend className="sr-only">Quantity</legend>
      <div
        className={cx(
          "inline-flex min-h-12 items-center rounded-full border has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2",
          problemId ? "border-danger" : "border-hairline-strong",
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
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
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
