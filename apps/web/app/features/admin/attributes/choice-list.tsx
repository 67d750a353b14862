import { flushSync } from "react-dom";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { useFocusInList } from "~/ui/use-focus-in-list";
import type { ChoiceFields } from "./attribute-fields";

type ChoiceListProps = {
  choices: readonly ChoiceFields[];
  problems: Readonly<Record<string, string>>;
  /** Each choice has a page in the shop. */
  havePages: boolean;
  onChange: (choices: ChoiceFields[]) => void;
};

/** The choices of an attribute, each with an optional colour. */
export function ChoiceList({ choices, problems, havePages, onChange }: ChoiceListProps) {
  const list = useFocusInList<HTMLFieldSetElement>(choices.length);
  const change = (id: string, changes: Partial<ChoiceFields>) =>
    onChange(choices.map((choice) => (choice.id === id ? { ...choice, ...changes } : choice)));
  const add = () => {
    const added = { id: crypto.randomUUID(), key: null, name: "", swatch: "", text: "", imageUrl: "" };
    flushSync(() => onChange([...choices, added]));
    list.current?.querySelector<HTMLInputElement>("div:last-of-type > div input")?.focus();
  };
  return (
    <fieldset ref={list} className="max-h-[45dvh] overflow-y-auto">
      <legend className="pb-1 text-xs text-ink-soft">Choices</legend>
      {problems.choices ? <p className="text-xs text-danger">{problems.choices}</p> : null}
      {choices.map(({ id, name, swatch, text, imageUrl }, index) => (
        <div key={id} className="grid grid-cols-[1fr_7rem_auto] items-end gap-x-4 pb-2">
          <Field
            label="Name"
            name={`choices.${index}.name`}
            autoComplete="off"
            value={name}
            error={problems[`choices.${index}.name`] ?? problems[`choices.${index}.key`]}
            onChange={({ target }) => change(id, { name: target.value })}
          />
          <Field
            label="Colour"
            name={`choices.${index}.swatch`}
            autoComplete="off"
            value={swatch}
            error={problems[`choices.${index}.swatch`]}
            onChange={({ target }) => change(id, { swatch: target.value })}
          />
          <IconButton
            icon="trash"
            label={`Remove choice ${name || index + 1}`}
            onClick={() => onChange(choices.filter((choice) => choice.id !== id))}
          />
          {havePages ? (
            <div className="col-span-full grid gap-x-4 pb-3 md:grid-cols-2">
              <Field
                label="Words on its page"
                name={`choices.${index}.text`}
                autoComplete="off"
                value={text}
                error={problems[`choices.${index}.text`]}
                onChange={({ target }) => change(id, { text: target.value })}
              />
              <Field
                label="Picture"
                name={`choices.${index}.imageUrl`}
                hint="Address of a picture of this shop. Without one, its newest product is shown."
                autoComplete="off"
                value={imageUrl}
                error={problems[`choices.${index}.imageUrl`]}
                onChange={({ target }) => change(id, { imageUrl: target.value })}
              />
            </div>
          ) : null}
        </div>
      ))}
      <Button variant="outline" size="sm" className="mt-3" onClick={add}>
        + Add a choice
      </Button>
    </fieldset>
  );
}
