import { useState } from "react";
import { Menu, MenuItem, menuItemStyle } from "~/features/admin/shared/ui/menu";
import { useExport } from "~/features/admin/shared/use-export";
import { api } from "~/lib/api/api";
import { linkButtonStyle } from "~/ui/button-style";
import { Icon } from "~/ui/icon";
import { ImportDialog } from "./import/import-dialog";
import { PictureCopiesDialog } from "./import/picture-copies";

const exportTexts = {
  title: "Export products",
  fileName: "products",
  failed: "The products couldn't be exported. Please try again.",
};

/** Exports and imports the catalogue as a CSV file. */
export function CatalogueFileMenu() {
  const [importing, setImporting] = useState(false);
  const [showsPictures, setShowsPictures] = useState(false);
  const catalogue = useExport(exportTexts);
  const exportCatalogue = () => catalogue.run(async () => (await api("startProductExport", {})).data.id);
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
        <MenuItem>
          <button type="button" className={menuItemStyle} onClick={() => setShowsPictures(true)}>
            Images of the last import…
          </button>
        </MenuItem>
      </Menu>
      {catalogue.dialog}
      <ImportDialog
        open={importing}
        onClose={() => setImporting(false)}
        onCopyPictures={() => setShowsPictures(true)}
      />
      <PictureCopiesDialog open={showsPictures} onClose={() => setShowsPictures(false)} />
    </>
  );
}
