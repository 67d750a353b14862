import { useState } from "react";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast-region";

function download(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads everything that the shop stores about the user. */
export function ExportButton() {
  const [busy, setBusy] = useState(false);
  const exportData = async () => {
    setBusy(true);
    try {
      download("my-data.json", (await api("exportAccount", {})).data);
    } catch {
      showToast("We couldn't download your data. Please try again.", "alert");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="sm" disabled={busy} onClick={() => void exportData()}>
      <Icon name="download" size={18} />
      Download my data
    </Button>
  );
}
