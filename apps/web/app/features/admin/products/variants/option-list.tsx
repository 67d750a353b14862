import { LIMITS } from "@larkwood/contract";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { addOption } from "./combine";
import type { Draft } from "./draft";
import { OptionFields } from "./option-fields";
import type { EditDraft } from "./use-draft";

/** The options of a product, up to three. */
export function OptionList({ draft, edit }: { draft: Draft; edit: EditDraft }) {
  const list = useFocusInList<HTMLDivElement>(draft.options.length);
  const add = () => {
    flushSync(() => edit(addOption));
    list.current?.querySelector<HTMLInputElement>("fieldset:last-of-type input")?.focus();
  };
  return (
    <>
      <div ref={list} className="grid gap-5 xl:grid-cols-2">
        {draft.options.map((option, index) => (
          <OptionFields key={option.id} option={option} index={index} edit={edit} />
        ))}
      </div>
      {draft.options.length < LIMITS.options ? (
        <Button variant="outline" size="sm" className="mt-5" onClick={add}>
          + Add an option
        </Button>
      ) : null}
    </>
  );
}
