import { useFieldArray } from "react-hook-form";
import { Button } from "~/ui/button";
import { ContentFields } from "./content-fields";
import { ContentRow } from "./content-row";
import { errorOf } from "./setting-field";
import { useOpenRows } from "./use-open-rows";
import type { Section } from "./use-section";

const newSlide = { imageUrl: "", alt: "", title: "", text: "" };
const MAX_SLIDES = 10;

/** Slides at the top of the home page, in order. */
export function HomeSlides({ section }: { section: Section<"homeSettings"> }) {
  const slides = useFieldArray({ control: section.form.control, name: "homeDraft.slides" });
  const rows = useOpenRows();
  const problem = errorOf(section, "homeDraft.slides");
  const remove = (index: number) => {
    slides.remove(index);
    rows.remove(index);
  };
  return (
    <fieldset>
      <legend className="pb-3 font-serif text-lg">Slides</legend>
      <div className="grid gap-3">
        {slides.fields.map(({ id }, index) => (
          <ContentRow
            key={id}
            name={`slide ${index + 1}`}
            title={section.form.watch(`homeDraft.slides.${index}.title`)}
            index={index}
            count={slides.fields.length}
            isOpen={rows.isOpen(index)}
            onToggle={(isOpen) => rows.toggle(index, isOpen)}
            onMove={(to) => {
              slides.move(index, to);
              rows.swap(index, to);
            }}
            onRemove={slides.fields.length > 1 ? () => remove(index) : undefined}
          >
            <ContentFields section={section} path={`homeDraft.slides.${index}`} />
          </ContentRow>
        ))}
      </div>
      {problem ? <p className="pt-2 text-xs text-danger">{problem}</p> : null}
      {slides.fields.length < MAX_SLIDES ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-4"
          onClick={() => {
            rows.toggle(slides.fields.length, true);
            slides.append(newSlide);
          }}
        >
          + Add a slide
        </Button>
      ) : null}
    </fieldset>
  );
}
