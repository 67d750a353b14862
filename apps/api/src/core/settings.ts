import type { SettingValues } from "@larkwood/contract";

/** Values of settings that have no row in the database. */
export interface SettingSources {
  /** Fixed by environment variables. */
  pinned: Readonly<Partial<SettingValues>>;
  defaults: Readonly<SettingValues>;
}

/** Settings that can change while the shop runs, held in memory. */
export interface Settings extends SettingSources {
  /** Replaced as a whole at each change: one reference is always a consistent set. */
  readonly current: Readonly<SettingValues>;
  /** Reads the stored settings again; resolves after a read that started after this call. */
  reload(): Promise<void>;
  onChange(listener: () => void): void;
  close(): void;
}
