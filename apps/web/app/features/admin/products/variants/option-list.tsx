import { LIMITS } from "@larkwood/contract";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { addOption } from "./combine";
import type { Draft } from "./draft";
import { OptionFields } from "./option-fields";
import type { EditDraft } from "./use-draft";

/** What can be chosen: up to three options. */
export function OptionList({ draft, edit }: { draft: Draft; edit: EditDraft }) {
  const list = useFocusInList<HTMLDivElement>(draft.options.length);
  const add = () => {
    flushSync(() => edit(addOption));
    list.current?.querySelector<HTMLInputElement>("fieldset:last-of-type input")?.focus();
  };
  return (
    <>
      <div ref={list} className="grid gap-5 xl:grid-cols-2">
        {draft.options.map((option, place) => (
          <OptionFields key={option.id} option={option} place={place} edit={edit} />
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
