import type { Setting, SettingChange } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useChangedShop } from "~/lib/shop/shop";
import { showToast } from "~/ui/toast-region";
import { getSetting, settingsOptions } from "./setting-queries";

/** The change that brings back what the last one replaced, if there is something to bring back. */
function undoing({ key, version, previous }: Setting): SettingChange[] {
  if (!previous) return [];
  return [previous.isDefault ? { key, version } : { key, version, value: previous.value }];
}

/** What became of a change: only a draft is not in force by being saved. */
function saidOf(keys: readonly Setting["key"][]): string {
  if (keys.includes("homePage")) return "Home page published.";
  const isDraft = keys.every((key) => key === "homeDraft");
  return isDraft ? "Draft saved. Shoppers can't see it yet." : "Settings saved.";
}

/** Saves settings, in force everywhere at once, and takes the last change of some of them back. */
export function useSaveSettings() {
  const client = useQueryClient();

  const send = async (changes: SettingChange[]) => {
    const { data } = await api("changeSettings", { body: { changes } });
    client.setQueryData(settingsOptions.queryKey, data);
    // This window shows the shop's name and ways to pay as well.
    api("getShop", {}).then(
      ({ data: shop }) => useChangedShop.setState({ shop }),
      () => undefined,
    );
    return data;
  };

  /** Takes in what somebody else made of some settings. */
  const learn = (theirs: Setting[]) => {
    client.setQueryData(settingsOptions.queryKey, (known) =>
      known?.map((one) => theirs.find(({ key }) => key === one.key) ?? one),
    );
    return theirs;
  };

  const undo = async (keys: readonly Setting["key"][]) => {
    const known = client.getQueryData(settingsOptions.queryKey) ?? [];
    const changes = keys.flatMap((key) => undoing(getSetting(known, key)));
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
    showToast(saidOf(keys), "status", { label: "Undo", act: () => void undo(keys) });
    return saved;
  };

  return { save, undo, learn };
}
