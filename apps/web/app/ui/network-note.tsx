import { useSyncExternalStore } from "react";

const texts = {
  online: "",
  offline: "You're offline. You can still read this page.",
  waiting: "You're offline. The page will open when you're back online.",
} as const;

type NetworkNoteProps = {
  subscribe: (listener: () => void) => () => void;
  state: () => keyof typeof texts;
};

/** A line at the bottom of the window while offline. */
export function NetworkNote({ subscribe, state }: NetworkNoteProps) {
  const text = texts[useSyncExternalStore(subscribe, state, () => "online" as const)];
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-50 print:hidden">
      {text ? (
        <p className="border-t border-hairline-strong bg-linen px-gutter py-2.5 text-center text-sm">
          {text}
        </p>
      ) : null}
    </div>
  );
}
