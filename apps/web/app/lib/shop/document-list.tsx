import type { OrderDocument } from "@larkwood/contract";
import { formatDate } from "@larkwood/domain";
import { useDownload } from "~/lib/api/use-download";
import { documentName } from "~/lib/format/document-name";
import { Button } from "~/ui/button";
import { useOrderAccess } from "./order-access";

/** Invoices and credit notes of an order with download buttons. */
export function DocumentList({ documents }: { documents: readonly OrderDocument[] }) {
  const { api } = useOrderAccess();
  const { download, isBusy } = useDownload();
  return (
    <ul className="grid gap-2">
      {documents.map((document) => {
        const name = documentName(document);
        return (
          <li key={document.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>
              {name}, <time dateTime={document.createdAt}>{formatDate(new Date(document.createdAt))}</time>
            </span>
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              aria-label={`Download ${name.toLowerCase()}`}
              onClick={() =>
                download({
                  name: `${name.toLowerCase().replaceAll(" ", "-")}.pdf`,
                  read: () => api("getDocument", { params: { id: document.id } }),
                })
              }
            >
              PDF
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
