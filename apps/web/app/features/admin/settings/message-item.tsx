import { MAIL_PLACEHOLDERS, type MailText, type MailTextKind } from "@larkwood/contract";
import { useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/textarea";
import { MessagePreview } from "./message-preview";
import { registerField } from "./setting-field";
import { mailTextLabels } from "./setting-text";
import type { Section } from "./use-section";

const emptyText: MailText = { subject: "", opening: "", closing: "" };
const isEmpty = (text: MailText) => Object.values(text).every((part) => part.trim() === "");

type MessageItemProps = { section: Section<"messageSettings">; kind: MailTextKind };

/** One email template, with a preview and a reset to the default. */
export function MessageItem({ section, kind }: MessageItemProps) {
  const { form } = section;
  const path = `mailTexts.${kind}` as const;
  const typed = form.watch(path);
  const [previewed, setPreviewed] = useState<MailText | null | undefined>(undefined);
  const names = MAIL_PLACEHOLDERS[kind].map((name) => `{${name}}`).join(", ");
  const clear = () => form.setValue(path, emptyText, { shouldDirty: true, shouldValidate: true });
  return (
    <details className="border border-hairline px-5 py-3">
      <summary className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-lg">{mailTextLabels[kind]}</span>
        <Badge tone={isEmpty(typed) ? "grey" : "green"}>{isEmpty(typed) ? "Default" : "Custom"}</Badge>
      </summary>
      <div className="grid gap-4 pt-2 pb-3">
        <Field
          label={`Subject: ${mailTextLabels[kind]}`}
          autoComplete="off"
          {...registerField(section, `${path}.subject`)}
        />
        <Textarea
          label="Opening"
          hint={`The first line is the greeting; a blank line starts a new paragraph. You can use ${names}.`}
          {...registerField(section, `${path}.opening`)}
        />
        <Textarea
          label="Closing (optional)"
          className="[&_textarea]:h-20"
          {...registerField(section, `${path}.closing`)}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" onClick={() => setPreviewed(isEmpty(typed) ? null : typed)}>
            Preview {mailTextLabels[kind]}
          </Button>
          {isEmpty(typed) ? null : (
            <Button variant="quiet" size="sm" onClick={clear}>
              Reset to default
            </Button>
          )}
        </div>
      </div>
      {previewed !== undefined ? (
        <MessagePreview kind={kind} text={previewed} onClose={() => setPreviewed(undefined)} />
      ) : null}
    </details>
  );
}
