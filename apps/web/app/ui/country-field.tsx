import { COUNTRIES, findCountry } from "@larkwood/contract";
import { type ChangeEvent, type ComponentProps, type FocusEvent, useId } from "react";
import { Field } from "./field";

type CountryFieldProps = ComponentProps<typeof Field> & {
  /** Called with the name of a country, or an empty text if there is none. */
  onCountry?: ((country: string) => void) | undefined;
};

/** A text field that suggests all countries. On leaving it, an alias such as "USA" becomes the name. */
export function CountryField({ onCountry, onChange, onBlur, ...field }: CountryFieldProps) {
  const listId = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    // Choosing from the list is complete; other text may still be typed.
    const { value } = event.target;
    if (COUNTRIES.some(({ name }) => name === value)) onCountry?.(value);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const country = findCountry(event.target.value);
    if (country && country.name !== event.target.value) {
      event.target.value = country.name;
      onChange?.(event);
    }
    onCountry?.(country?.name ?? "");
    onBlur?.(event);
  };
  return (
    <>
      <Field {...field} list={listId} onChange={change} onBlur={leave} />
      <datalist id={listId}>
        {COUNTRIES.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
    </>
  );
}
