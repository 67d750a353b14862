import { findCountry } from "@larkwood/contract";
import { type FormEvent, useId, useState } from "react";
import { useOwnCountry } from "~/lib/account/use-current-user";
import { chooseDeliveryCountry, useDeliveryCountry } from "~/lib/shop/delivery-country";
import { Button } from "~/ui/button";
import { CountryField } from "~/ui/country-field";
import type { CatalogueFilters } from "./filters";

type ArrivesByProps = {
  arrival: CatalogueFilters["arrival"];
  onChange: (arrival: CatalogueFilters["arrival"]) => void;
};

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Today in the visitor's time zone, as a date field writes it. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join("-");
}

const nameOf = (country: string) => findCountry(country)?.name ?? "";

/** Filters by the last day of delivery and the country, which is remembered. */
export function ArrivesBy({ arrival, onChange }: ArrivesByProps) {
  const chosen = useDeliveryCountry((state) => state.code);
  const ownCountry = useOwnCountry(chosen === null);
  const remembered = nameOf(chosen ?? ownCountry ?? "");
  /** What was typed since the filter was applied. */
  const [typed, setTyped] = useState<{ by?: string; country?: string }>({});
  const [problem, setProblem] = useState<"day" | "country" | null>(null);
  const id = useId();
  const by = typed.by ?? arrival?.by ?? "";
  const text = typed.country ?? (arrival ? nameOf(arrival.country) : remembered);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const country = findCountry(text);
    const wrong = by < today() ? "day" : country ? null : "country";
    setProblem(wrong);
    if (wrong || !country) return;
    chooseDeliveryCountry(country.code);
    setTyped({});
    onChange({ by, country: country.code });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <label htmlFor={`${id}day`} className="grid gap-1 text-xs text-ink-soft">
        Day
        <input
          id={`${id}day`}
          name="arrivesBy"
          type="date"
          min={today()}
          value={by}
          aria-invalid={problem === "day" || undefined}
          aria-describedby={problem === "day" ? `${id}wrong` : undefined}
          onChange={({ target }) => setTyped({ ...typed, by: target.value })}
          className="min-h-10 w-full rounded-sm border border-hairline-strong bg-transparent px-2 text-sm text-ink"
        />
      </label>
      <p id={`${id}wrong`} aria-live="polite" className="text-xs text-danger empty:hidden">
        {problem === "day" ? "Choose today or a later day." : null}
      </p>
      <CountryField
        label="Deliver to"
        name="deliverTo"
        autoComplete="country-name"
        value={text}
        error={problem === "country" ? "Choose a country from the list" : undefined}
        onChange={({ target }) => setTyped({ ...typed, country: target.value })}
      />
      <Button type="submit" size="sm" variant="outline">
        Show what arrives
      </Button>
    </form>
  );
}
