import { DEMO_BANK_ACCOUNT, SETTING_DEFAULTS } from "@larkwood/contract";
import type { Config } from "../../../config";
import type { SettingSources, Settings } from "../../../core/settings";
import type { Executor } from "../../../db/executor";
import type { NotificationListener } from "../../../db/notification-listener";
import { toSettings, toValues } from "./setting.mapper";
import { readSettingRows } from "./settings.repo";

const CHANNEL = "settings";
/** A shop without demo content shows nothing that its owner did not enter. */
const NO_CONTACT = {
  contactEmail: "",
  contactPhone: "",
  contactHours: "",
  facebook: "",
  twitter: "",
  instagram: "",
};
const RETRY_MS = 500;

interface Deps {
  db: Executor;
  listener: Pick<NotificationListener, "on">;
  config: Pick<Config, "pinned" | "demo">;
}

/** Loads the settings, and reloads them when any process changes them. */
export async function openSettings({ db, listener, config }: Deps): Promise<Settings> {
  const sources: SettingSources = {
    pinned: config.pinned,
    defaults: { ...SETTING_DEFAULTS, ...(config.demo ? { bankAccount: DEMO_BANK_ACCOUNT } : NO_CONTACT) },
  };
  const listeners: (() => void)[] = [];
  const read = async () => toValues(toSettings(await readSettingRows(db), sources));
  let current = await read();
  let reading: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    clearTimeout(retry);
    try {
      const next = await read();
      if (JSON.stringify(next) === JSON.stringify(current)) return;
      current = next;
      for (const listener of listeners) listener();
    } catch {
      // The database is unavailable: keep the current values and retry.
      retry = setTimeout(reload, RETRY_MS).unref();
    }
  }

  /** Reloads one at a time, so that an older result can't replace a newer one. */
  function reload(): Promise<void> {
    if (reading) {
      queued ??= reading.then(() => {
        queued = undefined;
        return reload();
      });
      return queued;
    }
    reading = refresh().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  const onNotification = () => void reload();
  await listener.on(CHANNEL, onNotification, onNotification);
  return {
    ...sources,
    get current() {
      return current;
    },
    reload,
    onChange: (listener) => listeners.push(listener),
    close: () => clearTimeout(retry),
  };
}
