import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "sonner";
import { cx } from "./cx";

type NoticeKind = "status" | "alert";
/** What a visitor may do about a notice, once. */
type NoticeAction = { label: string; act: () => void };
type Notice = { text: string; kind: NoticeKind; action?: NoticeAction | undefined };

const SHOWN_MS = 4_500;
// Whoever wants to take something back must first read, then find the button.
const SHOWN_WITH_ACTION_MS = 12_000;

let deliver: ((notice: Notice) => void) | null = null;

/** Shows a passing message: good news as `status`, bad news as `alert`. */
export function showToast(text: string, kind: NoticeKind = "status", action?: NoticeAction): void {
  deliver?.({ text, kind, action });
}

// The light edge stands out from the black footer, the dark card from everything else.
const cardStyle =
  "flex w-[min(22rem,calc(100vw-2rem))] items-center justify-between gap-4 rounded-sm border border-l-4 bg-ink px-5 py-4 font-sans text-sm text-paper";

function NoticeCard({ text, kind, action, onDone }: Notice & { onDone: () => void }) {
  return (
    <div
      role={kind}
      className={cx(cardStyle, kind === "alert" ? "border-danger-light" : "border-hairline-strong")}
    >
      <span className="min-w-0">{text}</span>
      {action ? (
        <button
          type="button"
          className="-my-2 min-h-11 shrink-0 px-2 font-medium underline underline-offset-4"
          onClick={() => {
            onDone();
            action.act();
          }}
        >
          {action.label}
        </button>
      ) : null}
    </div>
  );
}

const without = (gone: Notice) => (shown: Notice[]) => shown.filter((notice) => notice !== gone);

const library = () => import("sonner");

/** The place where notices appear. Its library is fetched with the first notice, not with the first page. */
export function ToastRegion({ fetchLibrary = library }) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [waiting, setWaiting] = useState<Notice[]>([]);
  const [plain, setPlain] = useState<Notice[]>([]);

  useEffect(() => {
    const showPlain = (notice: Notice) => {
      setPlain((shown) => [...shown.filter(({ text }) => text !== notice.text), notice]);
      setTimeout(() => setPlain(without(notice)), SHOWN_WITH_ACTION_MS);
    };
    deliver = (notice) => {
      setWaiting((notices) => [...notices, notice]);
      fetchLibrary().then(
        (sonner) => setToaster(() => sonner.Toaster),
        // Without the network there is no library, but the message must not be lost.
        () => {
          setWaiting([]);
          showPlain(notice);
        },
      );
    };
    return () => {
      deliver = null;
    };
  }, [fetchLibrary]);

  useEffect(() => {
    if (!Toaster || waiting.length === 0) return;
    void fetchLibrary().then(({ toast }) => {
      for (const notice of waiting) {
        const duration = notice.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
        toast.custom((id) => <NoticeCard {...notice} onDone={() => toast.dismiss(id)} />, { duration });
      }
    });
    setWaiting([]);
  }, [Toaster, waiting, fetchLibrary]);

  // One above the other: a button of one must not lie under another.
  if (Toaster) return <Toaster expand position="bottom-center" style={{ fontFamily: "inherit" }} />;
  if (plain.length === 0) return null;
  return (
    <div className="fixed inset-x-0 bottom-6 z-50 grid justify-items-center gap-3">
      {plain.map((notice) => (
        <NoticeCard key={notice.text} {...notice} onDone={() => setPlain(without(notice))} />
      ))}
    </div>
  );
}
