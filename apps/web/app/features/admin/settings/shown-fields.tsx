import { Field } from "~/ui/field";
import { Textarea } from "~/ui/textarea";
import { PictureField } from "./picture-field";
import { errorOf, partOf } from "./setting-field";
import type { Section } from "./use-section";

type At = "homeDraft.story" | `homeDraft.slides.${number}` | `homeDraft.tiles.${number}`;

/** Something shown on the home page: its picture, what is seen on it, title and text. */
export function ShownFields({ section, at }: { section: Section<"homeSettings">; at: At }) {
  const { form } = section;
  return (
    <div className="grid gap-4">
      <PictureField
        label="Image"
        src={form.watch(`${at}.imageUrl`)}
        error={errorOf(section, `${at}.imageUrl`)}
        onChange={(path) =>
          form.setValue(`${at}.imageUrl`, path, { shouldDirty: true, shouldValidate: true })
        }
      />
      <Field label="Title" autoComplete="off" {...partOf(section, `${at}.title`)} />
      <Textarea label="Text" className="[&_textarea]:h-20" {...partOf(section, `${at}.text`)} />
      <Field
        label="Alt text"
        hint="Read to people who can't see the image."
        autoComplete="off"
        {...partOf(section, `${at}.alt`)}
      />
    </div>
  );
}
