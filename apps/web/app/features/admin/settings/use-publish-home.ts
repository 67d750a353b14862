import type { Setting } from "@larkwood/contract";
import { useState } from "react";
import { showToast } from "~/ui/toast-region";
import { useSaveSettings } from "./use-save-settings";

/** Publishes the home page draft. Both settings change together or not at all. */
export function usePublishHome() {
  const { save } = useSaveSettings();
  const [busy, setBusy] = useState(false);
  const publish = async (page: Setting, draft: Setting) => {
    if (busy || draft.value === null) return;
    setBusy(true);
    try {
      await save([
        { key: page.key, value: draft.value, version: page.version },
        { key: draft.key, version: draft.version },
      ]);
    } catch {
      showToast("The home page couldn't be published. Check it and try again.", "alert");
    } finally {
      setBusy(false);
    }
  };
  return { publish, busy };
}
