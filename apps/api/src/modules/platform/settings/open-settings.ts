import { DEMO_BANK_ACCOUNT, SETTING_DEFAULTS } from "@larkwood/contract";
import type { Config } from "../../../config";
import type { SettingSources, Settings } from "../../../core/settings";
import type { Executor } from "../../../db/executor";
import type { NotificationListener } from "../../../db/notification-listener";
import { toSettings, toValues } from "./setting.mapper";
import { readSettingRows } from "./settings.repo";

const CHANNEL = "settings";
const RETRY_MS = 500;

interface Deps {
  db: Executor;
  listener: Pick<NotificationListener, "on">;
  config: Pick<Config, "pinned" | "demo">;
}

/** Reads the settings, and follows what this process and the others do to them. */
export async function openSettings({ db, listener, config }: Deps): Promise<Settings> {
  const ground: SettingSources = {
    pinned: config.pinned,
    defaults: { ...SETTING_DEFAULTS, ...(config.demo ? { bankAccount: DEMO_BANK_ACCOUNT } : {}) },
  };
  const listeners: (() => void)[] = [];
  const read = async () => toValues(toSettings(await readSettingRows(db), ground));
  let current = await read();
  let reading: Promise<void> | undefined;
  let again: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function readAgain(): Promise<void> {
    clearTimeout(retry);
    try {
      const next = await read();
      if (JSON.stringify(next) === JSON.stringify(current)) return;
      current = next;
      for (const listener of listeners) listener();
    } catch {
      // The database is away: what was in force stays so until it is back.
      retry = setTimeout(reload, RETRY_MS).unref();
    }
  }

  /** One reading at a time: an older one must not come in last. */
  function reload(): Promise<void> {
    if (reading) {
      again ??= reading.then(() => {
        again = undefined;
        return reload();
      });
      return again;
    }
    reading = readAgain().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  const hear = () => void reload();
  await listener.on(CHANNEL, hear, hear);
  return {
    ...ground,
    get current() {
      return current;
    },
    reload,
    onChange: (listener) => listeners.push(listener),
    close: () => clearTimeout(retry),
  };
}
