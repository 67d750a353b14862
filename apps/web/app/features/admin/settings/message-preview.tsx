import { ApiError, type MailText, type MailTextKind } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useShop } from "~/lib/shop/shop";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import { SendToMe } from "./send-to-me";

type MessagePreviewProps = { kind: MailTextKind; text: MailText | null; onClose: () => void };

const errorText = (error: unknown) =>
  (error instanceof ApiError && (Object.values(error.fieldErrors)[0] ?? error.problem?.detail)) ||
  "The preview couldn't be created. Please try again.";

/** Preview of an email with sample data. It saves and sends nothing. */
export function MessagePreview({ kind, text, onClose }: MessagePreviewProps) {
  const { sendsMail } = useShop();
  const { data, error } = useQuery({
    queryKey: queryKeys.messagePreview(kind, text),
    queryFn: async () => (await api("previewMail", { body: { kind, text } })).data,
    retry: false,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={data ? data.subject : "Preview"}
      className="w-[min(44rem,calc(100vw-2.5rem))]"
    >
      <div className="pt-5" data-testid="message-preview">
        {error ? (
          <p role="alert" className="text-sm text-danger">
            {errorText(error)}
          </p>
        ) : null}
        {!data && !error ? <Spinner /> : null}
        {data ? (
          <>
            <iframe
              title="Email preview"
              sandbox=""
              srcDoc={data.html}
              className="h-[55vh] w-full border border-hairline bg-white"
            />
            <SendToMe
              label="Send me this email"
              sendsMail={sendsMail}
              send={() => api("sendSampleMail", { body: { kind, text } })}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
