import { CATEGORIES, categoryLabels } from "@larkwood/contract";
import { useFieldArray } from "react-hook-form";
import { Button } from "~/ui/button";
import { errorOf } from "./setting-field";
import { ShownFields } from "./shown-fields";
import { ShownRow } from "./shown-row";
import { useOpenRows } from "./use-open-rows";
import type { Section } from "./use-section";

/** The tiles of the home page, each of which leads to a room. */
export function HomeTiles({ section }: { section: Section<"homeSettings"> }) {
  const tiles = useFieldArray({ control: section.form.control, name: "homeDraft.tiles" });
  const rows = useOpenRows();
  const problem = errorOf(section, "homeDraft.tiles");
  const free = CATEGORIES.filter((room) => tiles.fields.every(({ category }) => category !== room));
  return (
    <fieldset className="mt-8">
      <legend className="pb-3 font-serif text-lg">Tiles</legend>
      <div className="grid gap-3">
        {tiles.fields.map(({ id, category }, index) => (
          <ShownRow
            key={id}
            name={`tile ${index + 1}`}
            title={`${section.form.watch(`homeDraft.tiles.${index}.title`)} (${categoryLabels[category]})`}
            place={index}
            count={tiles.fields.length}
            isOpen={rows.isOpen(index)}
            onToggle={(isOpen) => rows.toggle(index, isOpen)}
            onMove={(to) => {
              tiles.move(index, to);
              rows.swap(index, to);
            }}
            onRemove={() => {
              tiles.remove(index);
              rows.remove(index);
            }}
          >
            <ShownFields section={section} at={`homeDraft.tiles.${index}`} />
          </ShownRow>
        ))}
      </div>
      {problem ? <p className="pt-2 text-xs text-danger">{problem}</p> : null}
      <div className="flex flex-wrap gap-3 pt-4">
        {free.map((category) => (
          <Button
            key={category}
            variant="outline"
            size="sm"
            onClick={() => {
              rows.toggle(tiles.fields.length, true);
              tiles.append({ category, imageUrl: "", alt: "", title: categoryLabels[category], text: "" });
            }}
          >
            + Add a tile for {categoryLabels[category]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
