import { Field } from "~/ui/field";
import { Textarea } from "~/ui/textarea";
import { PictureField } from "./picture-field";
import { errorOf, registerField } from "./setting-field";
import type { Section } from "./use-section";

type ContentPath = "homeDraft.story" | `homeDraft.slides.${number}` | `homeDraft.tiles.${number}`;

/** Image, title, text and alt text of a home page element. */
export function ContentFields({ section, path }: { section: Section<"homeSettings">; path: ContentPath }) {
  const { form } = section;
  return (
    <div className="grid gap-4">
      <PictureField
        label="Image"
        src={form.watch(`${path}.imageUrl`)}
        error={errorOf(section, `${path}.imageUrl`)}
        onChange={(imageUrl) =>
          form.setValue(`${path}.imageUrl`, imageUrl, { shouldDirty: true, shouldValidate: true })
        }
      />
      <Field label="Title" autoComplete="off" {...registerField(section, `${path}.title`)} />
      <Textarea label="Text" className="[&_textarea]:h-20" {...registerField(section, `${path}.text`)} />
      <Field
        label="Alt text"
        hint="Read to people who can't see the image."
        autoComplete="off"
        {...registerField(section, `${path}.alt`)}
      />
    </div>
  );
}
