import { CATEGORIES, categoryLabels } from "@larkwood/contract";
import { useFieldArray } from "react-hook-form";
import { Button } from "~/ui/button";
import { ContentFields } from "./content-fields";
import { ContentRow } from "./content-row";
import { errorOf } from "./setting-field";
import { useOpenRows } from "./use-open-rows";
import type { Section } from "./use-section";

/** Home page tiles; each links to a category. */
export function HomeTiles({ section }: { section: Section<"homeSettings"> }) {
  const tiles = useFieldArray({ control: section.form.control, name: "homeDraft.tiles" });
  const rows = useOpenRows();
  const problem = errorOf(section, "homeDraft.tiles");
  const unused = CATEGORIES.filter((candidate) =>
    tiles.fields.every(({ category }) => category !== candidate),
  );
  return (
    <fieldset className="mt-8">
      <legend className="pb-3 font-serif text-lg">Tiles</legend>
      <div className="grid gap-3">
        {tiles.fields.map(({ id, category }, index) => (
          <ContentRow
            key={id}
            name={`tile ${index + 1}`}
            title={`${section.form.watch(`homeDraft.tiles.${index}.title`)} (${categoryLabels[category]})`}
            index={index}
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
            <ContentFields section={section} path={`homeDraft.tiles.${index}`} />
          </ContentRow>
        ))}
      </div>
      {problem ? <p className="pt-2 text-xs text-danger">{problem}</p> : null}
      <div className="flex flex-wrap gap-3 pt-4">
        {unused.map((category) => (
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
