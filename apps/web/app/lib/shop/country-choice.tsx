import { findCountry } from "@larkwood/contract";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { CountryField } from "~/ui/country-field";
import { chooseDeliveryCountry } from "./delivery-country";

type CountryChoiceProps = {
  /** `isDone`: by Enter or Escape, so that the focus is still here. */
  onClose: (how: { isDone: boolean }) => void;
};

/** The field for the country of delivery. It closes when it is left. */
export function CountryChoice({ onClose }: CountryChoiceProps) {
  const [text, setText] = useState("");
  const [isUnknown, setIsUnknown] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector("input")?.focus(), []);

  const choose = (name: string) => {
    const country = findCountry(name);
    if (country) chooseDeliveryCountry(country.code);
    return country !== null;
  };
  const finish = (isDone: boolean) => {
    const isKnown = text.trim() === "" || choose(text);
    setIsUnknown(!isKnown);
    if (isKnown) onClose({ isDone });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return onClose({ isDone: true });
    if (event.key !== "Enter") return;
    event.preventDefault();
    finish(true);
  };
  return (
    <div ref={container} className="mt-1 max-w-xs">
      <CountryField
        label="Deliver to"
        name="deliverTo"
        autoComplete="country-name"
        value={text}
        error={isUnknown ? "Choose a country from the list" : undefined}
        onChange={({ target }) => setText(target.value)}
        onCountry={choose}
        onKeyDown={onKeyDown}
        onBlur={() => finish(false)}
      />
    </div>
  );
}
