import type { ProductOption } from "@larkwood/contract";
import { useId } from "react";
import { cx } from "~/ui/cx";

type OptionChoiceProps = {
  option: ProductOption;
  /** The key of the value that is chosen. */
  value: string;
  /** Values of which there are no pieces with the rest of the choice. */
  soldOut: readonly string[];
  onChoose: (key: string) => void;
};

/** The values of one option as radio buttons: swatches where they are colours, words where they are not. */
export function OptionChoice({ option, value, soldOut, onChoose }: OptionChoiceProps) {
  const name = useId();
  const chosen = option.values.find(({ key }) => key === value);
  return (
    <fieldset className="mt-7 min-w-0 wrap-anywhere">
      <legend className="text-sm">
        <span className="text-ink-soft">{option.name}: </span>
        {chosen?.name}
      </legend>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {option.values.map(({ key, name: words, swatch, swatchUrl }) => (
          <label
            key={key}
            title={words}
            className={cx(
              "relative grid min-h-11 min-w-11 cursor-pointer place-items-center border has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
              swatch ? "rounded-full p-1" : "rounded-full px-4 text-sm",
              key === value ? "border-ink" : "border-hairline hover:border-ink-soft",
            )}
          >
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === value}
              onChange={() => onChoose(key)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {swatch ? (
              <>
                <span className="sr-only">{words}</span>
                <Swatch colour={swatch} url={swatchUrl} />
              </>
            ) : (
              <span>{words}</span>
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

/** The material itself; its colour stands there until the picture has come, and where there is none. */
function Swatch({ colour, url }: { colour: string; url: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="size-8.5 overflow-hidden rounded-full border border-ink/15"
      style={{ backgroundColor: colour }}
    >
      {url ? <img src={url} alt="" width={34} height={34} className="size-full object-cover" /> : null}
    </span>
  );
}
