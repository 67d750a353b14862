import type { Size } from "@larkwood/domain";
import { useEffect, useRef, useState } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import {
  checkAccess,
  checkSpace,
  type FitAnswer,
  type FitField,
  type FitInput,
  invalidFields,
} from "./fit-answer";
import { FitFields } from "./fit-fields";

const SPACE: Array<[FitField, string]> = [
  ["spaceWidth", "Width"],
  ["spaceDepth", "Depth"],
  ["spaceHeight", "Height"],
];
const DOOR: Array<[FitField, string]> = [
  ["doorWidth", "Width"],
  ["doorHeight", "Height"],
];
const LIFT: Array<[FitField, string]> = [
  ["liftWidth", "Width"],
  ["liftDepth", "Depth"],
  ["liftHeight", "Height"],
];

type WillItFitProps = {
  size: Size;
  /** Parcel sizes; null if there are several parcels of unknown size. */
  parcels: Size[] | null;
  parcelCount: number;
};

/** Answers while the visitor types. The fields are uncontrolled, so that input before hydration is not lost. */
export function WillItFit({ size, parcels, parcelCount }: WillItFitProps) {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState<FitInput>({});
  const read = () => {
    if (form.current) setInput(Object.fromEntries(new FormData(form.current)) as FitInput);
  };
  useEffect(read, []);
  const invalid = invalidFields(input);
  const space = checkSpace(size, input);
  const access = checkAccess({ sizes: parcels, count: parcelCount }, input);
  return (
    <section aria-labelledby="will-it-fit">
      <form ref={form} onInput={read} onSubmit={(event) => event.preventDefault()} className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="will-it-fit" className="text-2xl">
            Will it fit?
          </h2>
          <UnitChoice />
        </div>
        <FitFields legend="Your space" fields={SPACE} invalid={invalid} />
        <Answers answers={space ? [space] : []} />
        <div className="grid gap-6 sm:grid-cols-[2fr_3fr]">
          <FitFields legend="Narrowest doorway" fields={DOOR} invalid={invalid} />
          <FitFields legend="Lift" fields={LIFT} invalid={invalid} />
        </div>
        <Answers answers={access} />
      </form>
    </section>
  );
}

const UNITS = [
  { unit: "cm", label: "cm" },
  { unit: "in", label: "inches" },
] as const;

/** The unit of numbers without a unit. */
function UnitChoice() {
  return (
    <fieldset className="flex rounded-full border border-hairline-strong p-0.5 text-sm">
      <legend className="sr-only">Unit</legend>
      {UNITS.map(({ unit, label }, index) => (
        <label
          key={unit}
          className="relative grid min-h-9 cursor-pointer place-items-center rounded-full px-4 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="unit"
            value={unit}
            defaultChecked={index === 0}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Answers({ answers }: { answers: FitAnswer[] }) {
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {answers.map(({ fits, text }) => (
        <p
          key={text}
          className={cx(
            "flex gap-3 rounded-sm px-4 py-3 text-sm",
            fits ? "bg-success-wash text-success" : "bg-warning-wash text-warning",
          )}
        >
          <Icon name={fits ? "check" : "help"} size={20} className="shrink-0" />
          {text}
        </p>
      ))}
    </div>
  );
}
