import type { ProductOption } from "@larkwood/contract";
import { useId } from "react";
import { cx } from "~/ui/cx";
import { ByChoice } from "./by-choice";

type OptionChoiceProps = {
  option: ProductOption;
  /** Position among the options of the product. */
  index: number;
  /** Key of the chosen value. */
  value: string;
  /** Keys that are out of stock in combination with the other options. */
  soldOut: readonly string[];
  onChoose: (key: string) => void;
};

/** Radio buttons for one option, as colour swatches or text. */
export function OptionChoice({ option, index, value, soldOut, onChoose }: OptionChoiceProps) {
  const name = useId();
  const chosen = option.values.find(({ key }) => key === value);
  return (
    <fieldset className="mt-7 min-w-0 wrap-anywhere">
      <legend className="text-sm">
        <span className="text-ink-soft">{option.name}: </span>
        <ByChoice
          option={index}
          others={option.values.filter(({ key }) => key !== value).map(({ key, name }) => [key, name])}
        >
          {chosen?.name}
        </ByChoice>
      </legend>
      <div className="mt-3 flex flex-wrap gap-2.5 print:hidden">
        {option.values.map(({ key, name: label, swatch, swatchUrl }) => (
          <label
            key={key}
            title={label}
            className={cx(
              "relative grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-full border border-hairline hover:border-ink-soft has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-clay",
              swatch ? "p-1" : "px-4 text-sm",
            )}
          >
            <input
              type="radio"
              name={name}
              data-option={index}
              value={key}
              checked={key === value}
              onChange={() => onChoose(key)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {swatch ? (
              <>
                <span className="sr-only">{label}</span>
                <Swatch colour={swatch} url={swatchUrl} />
              </>
            ) : (
              <span>{label}</span>
            )}
            {soldOut.includes(key) ? (
              <>
                <span className="sr-only">, sold out</span>
                <span aria-hidden="true" className="absolute h-px w-8 rotate-45 bg-ink" />
              </>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A picture of the material; its colour while loading or without a picture. */
function Swatch({ colour, url }: { colour: string; url: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="size-8.5 overflow-hidden rounded-full border border-ink/15 forced-color-adjust-none"
      style={{ backgroundColor: colour }}
    >
      {url ? <img src={url} alt="" width={34} height={34} className="size-full object-cover" /> : null}
    </span>
  );
}
