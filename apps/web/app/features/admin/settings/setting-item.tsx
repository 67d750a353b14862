import type { Setting } from "@larkwood/contract";
import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { settingElementId } from "./focus-setting";
import { settingLabels, settingText } from "./setting-text";
import { useSaveSettings } from "./use-save-settings";

/** A setting that can't be changed here, with the reason. */
function Locked({ setting, reason }: { setting: Setting; reason: ReactNode }) {
  return (
    <div className="border-l-2 border-hairline-strong pl-4">
      <p className="text-xs text-ink-soft">{settingLabels[setting.key]}</p>
      <p className="break-words text-base">{settingText(setting.value, setting.key)}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1.5 text-xs text-ink-soft">
        <Badge tone="grey">Locked</Badge>
        <span>{reason}</span>
      </p>
    </div>
  );
}

/** The default value, and undo of the last change. */
function DefaultAndUndo({ setting }: { setting: Setting }) {
  const { undo } = useSaveSettings();
  const { key, defaultValue, previous } = setting;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-1 text-xs text-ink-soft">
      <span className="min-w-0 break-words">Default: {settingText(defaultValue, key)}</span>
      {previous ? (
        <button
          type="button"
          onClick={() => void undo([key])}
          aria-label={`Undo the last change to ${settingLabels[key]}: back to ${settingText(previous.value, key)}`}
          className="link min-h-6 min-w-0 text-left break-words text-ink"
        >
          Undo: back to {settingText(previous.value, key)}
        </button>
      ) : null}
    </p>
  );
}

const pinnedReason = ({ variable }: Setting) => (
  <>
    Set by the environment variable <code>{variable}</code>.
  </>
);

/** One setting: its control, or its value and the reason why it can't be changed. */
export function SettingItem({ setting, children }: { setting: Setting; children: ReactNode }) {
  const { key, pinned, lockedReason } = setting;
  const reason = pinned ? pinnedReason(setting) : lockedReason;
  return (
    // Focusable for links to a setting that has no control.
    <div id={settingElementId(key)} tabIndex={-1}>
      {reason ? (
        <Locked setting={setting} reason={reason} />
      ) : (
        <>
          {children}
          <DefaultAndUndo setting={setting} />
        </>
      )}
    </div>
  );
}
