import type { Setting, SettingChange } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useEditedShop } from "~/lib/shop/shop";
import { showToast } from "~/ui/toast-region";
import { getSetting, settingsOptions } from "./setting-queries";
import { savedText } from "./setting-text";

/** The change that restores the previous value, if there is one. */
function toUndo({ key, version, previous }: Setting): SettingChange[] {
  if (!previous) return [];
  return [previous.isDefault ? { key, version } : { key, version, value: previous.value }];
}

/** Saves settings, and undoes the last change. */
export function useSaveSettings() {
  const client = useQueryClient();

  const send = async (changes: SettingChange[]) => {
    const { data } = await api("changeSettings", { body: { changes } });
    client.setQueryData(settingsOptions.queryKey, data);
    // Refresh the shop data of this window, such as name and payment methods.
    api("getShop", {}).then(
      ({ data: shop }) => useEditedShop.setState({ shop }),
      () => undefined,
    );
    return data;
  };

  /** Updates the cache with settings that another user changed. */
  const mergeTheirs = (theirs: Setting[]) => {
    client.setQueryData(settingsOptions.queryKey, (cached) =>
      cached?.map((one) => theirs.find(({ key }) => key === one.key) ?? one),
    );
    return theirs;
  };

  const undo = async (keys: readonly Setting["key"][]) => {
    const settings = client.getQueryData(settingsOptions.queryKey) ?? [];
    const changes = keys.flatMap((key) => toUndo(getSetting(settings, key)));
    if (changes.length === 0) return;
    try {
      await send(changes);
      showToast("Change undone.");
    } catch {
      showToast("The change couldn't be undone. Check the settings and try again.", "alert");
      await client.invalidateQueries({ queryKey: queryKeys.settings });
    }
  };

  const save = async (changes: SettingChange[]) => {
    const saved = await send(changes);
    const keys = changes.map(({ key }) => key);
    showToast(savedText(keys), "status", { label: "Undo", act: () => void undo(keys) });
    return saved;
  };

  return { save, undo, mergeTheirs };
}
