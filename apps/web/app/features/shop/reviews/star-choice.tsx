import { useId } from "react";
import { cx } from "~/ui/cx";
import { Drawing, drawings } from "~/ui/icon";

type StarChoiceProps = {
  chosen: number | undefined;
  error: string | undefined;
  onChoose: (stars: number) => void;
};

const LABELS = ["1 star, poor", "2 stars, fair", "3 stars, good", "4 stars, very good", "5 stars, excellent"];

/** One to five stars as radio buttons. */
export function StarChoice({ chosen, error, onChoose }: StarChoiceProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm text-ink-soft">Your rating</legend>
      <div className="mt-1 flex text-clay">
        {LABELS.map((label, index) => {
          const stars = index + 1;
          return (
            <label
              key={label}
              className="relative grid size-11 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-current"
            >
              <input
                type="radio"
                name="stars"
                value={stars}
                aria-label={label}
                checked={chosen === stars}
                onChange={() => onChoose(stars)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Drawing
                d={drawings.star}
                size={28}
                className={cx("pointer-events-none", stars <= (chosen ?? 0) && "fill-current")}
              />
            </label>
          );
        })}
      </div>
      <p id={errorId} role="alert" className="text-xs text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
