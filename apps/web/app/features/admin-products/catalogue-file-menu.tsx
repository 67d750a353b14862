import { useState } from "react";
import { api } from "~/lib/api";
import { downloadText } from "~/lib/download";
import { linkButtonStyle } from "~/ui/button-style";
import { Icon } from "~/ui/icon";
import { Menu, MenuItem, menuItemStyle } from "~/ui/menu";
import { notify } from "~/ui/notices";
import { ImportDialog } from "./import-dialog";

async function exportCatalogue(): Promise<void> {
  try {
    const { data } = await api("exportProducts", {});
    downloadText(data, `products-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv");
  } catch {
    notify("The catalogue could not be exported. Please try again.", "alert");
  }
}

/** The catalogue as a file: out, and in again. */
export function CatalogueFileMenu() {
  const [importing, setImporting] = useState(false);
  return (
    <>
      <Menu
        label="CSV file"
        triggerClassName={linkButtonStyle("quiet", "sm")}
        trigger={
          <>
            CSV <Icon name="chevron-down" size={16} />
          </>
        }
      >
        <MenuItem>
          <button type="button" className={menuItemStyle} onClick={() => void exportCatalogue()}>
            Export all products
          </button>
        </MenuItem>
        <MenuItem>
          <button type="button" className={menuItemStyle} onClick={() => setImporting(true)}>
            Import from a file…
          </button>
        </MenuItem>
      </Menu>
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
    </>
  );
}
