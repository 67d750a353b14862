import { CARRIERS, type Carrier, type ParcelForm } from "@larkwood/contract";
import { carrierName, guessCarrier } from "@larkwood/domain";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";

export const NO_PARCEL: ParcelForm = { carrier: "dhl", name: "", number: "", link: "" };

const options = CARRIERS.map((value) => ({ value, label: carrierName(value) }));

type ParcelFieldsProps = {
  parcel: ParcelForm;
  index: number;
  errorOf: (field: keyof ParcelForm) => string | undefined;
  onChange: (parcel: ParcelForm) => void;
  onRemove: (() => void) | null;
};

/** Carrier and tracking number of a parcel. */
export function ParcelFields({ parcel, index, errorOf, onChange, onRemove }: ParcelFieldsProps) {
  const set = (changes: Partial<ParcelForm>) => onChange({ ...parcel, ...changes });
  return (
    <fieldset className="grid gap-x-5 gap-y-3 border-t border-hairline pt-3 sm:grid-cols-2">
      <legend className="sr-only">Parcel {index + 1}</legend>
      <Select
        label="Carrier"
        name={`carrier-${index}`}
        options={options}
        value={parcel.carrier}
        onChange={(event) => set({ carrier: event.target.value as Carrier })}
      />
      <Field
        label="Tracking number"
        name={`number-${index}`}
        autoComplete="off"
        maxLength={40}
        value={parcel.number}
        error={errorOf("number")}
        onChange={(event) => {
          const guessed = parcel.carrier === "other" ? null : guessCarrier(event.target.value);
          set({ number: event.target.value, ...(guessed ? { carrier: guessed } : {}) });
        }}
      />
      {parcel.carrier === "other" ? (
        <>
          <Field
            label="Carrier name"
            name={`name-${index}`}
            autoComplete="off"
            maxLength={60}
            value={parcel.name}
            error={errorOf("name")}
            onChange={(event) => set({ name: event.target.value })}
          />
          <Field
            label="Tracking link"
            name={`link-${index}`}
            type="url"
            autoComplete="off"
            maxLength={300}
            hint="For example https://carrier.example/42"
            value={parcel.link}
            error={errorOf("link")}
            onChange={(event) => set({ link: event.target.value })}
          />
        </>
      ) : null}
      {onRemove ? (
        <Button variant="quiet" size="sm" className="-ml-4 justify-self-start" onClick={onRemove}>
          Remove parcel {index + 1}
        </Button>
      ) : null}
    </fieldset>
  );
}
