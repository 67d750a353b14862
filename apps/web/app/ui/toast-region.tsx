import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { ToasterProps } from "sonner";
import { cx } from "./cx";

type ToastKind = "status" | "alert";
/** A button in a toast. */
type ToastAction = { label: string; act: () => void };
type Toast = { text: string; kind: ToastKind; action?: ToastAction | undefined };

const DURATION_MS = 4_500;
// Longer, to leave time to read the text and find the button.
const DURATION_WITH_ACTION_MS = 12_000;

let addToast: ((item: Toast) => void) | null = null;

/** Shows a toast: `status` for success, `alert` for failure. */
export function showToast(text: string, kind: ToastKind = "status", action?: ToastAction): void {
  addToast?.({ text, kind, action });
}

// The light border stands out from the black footer.
const cardStyle =
  "flex w-[min(22rem,calc(100vw-2rem))] items-center justify-between gap-4 rounded-sm border border-l-4 bg-ink px-5 py-4 font-sans text-sm text-paper";

function ToastCard({ text, kind, action, onDone }: Toast & { onDone: () => void }) {
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

const without = (removed: Toast) => (shown: Toast[]) => shown.filter((item) => item !== removed);

/**
 * Moves the toasts into the topmost dialog until it closes. Behind a modal dialog they would be covered, silent and out of
 * reach.
 */
function bringToFront(frame: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (frame.parentElement !== (dialog ?? document.body)) (dialog ?? document.body).append(frame);
  dialog?.addEventListener("close", () => dialog.contains(frame) && bringToFront(frame), { once: true });
}

const importLibrary = () => import("sonner");

/** The region for toasts. Its library is loaded with the first toast. */
export function ToastRegion({ fetchLibrary = importLibrary }) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [waiting, setWaiting] = useState<Toast[]>([]);
  const [plain, setPlain] = useState<Toast[]>([]);
  const [frame, setFrame] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const showPlain = (item: Toast) => {
      setPlain((shown) => [...shown.filter(({ text }) => text !== item.text), item]);
      setTimeout(() => setPlain(without(item)), DURATION_WITH_ACTION_MS);
    };
    const newFrame = document.createElement("div");
    addToast = (item) => {
      bringToFront(newFrame);
      setFrame(newFrame);
      setWaiting((items) => [...items, item]);
      fetchLibrary().then(
        (sonner) => setToaster(() => sonner.Toaster),
        // Show the toast without the library, which cannot be loaded offline.
        () => {
          setWaiting([]);
          showPlain(item);
        },
      );
    };
    return () => {
      addToast = null;
      newFrame.remove();
    };
  }, [fetchLibrary]);

  useEffect(() => {
    if (!Toaster || waiting.length === 0) return;
    void fetchLibrary().then(({ toast }) => {
      for (const item of waiting) {
        const duration = item.action ? DURATION_WITH_ACTION_MS : DURATION_MS;
        toast.custom((id) => <ToastCard {...item} onDone={() => toast.dismiss(id)} />, { duration });
      }
    });
    setWaiting([]);
  }, [Toaster, waiting, fetchLibrary]);

  // One at a time: toasts stay while the pointer is over them, and a stack would cover the buttons of the page.
  if (!frame) return null;
  if (Toaster)
    return createPortal(
      <Toaster visibleToasts={1} position="bottom-center" style={{ fontFamily: "inherit" }} />,
      frame,
    );
  if (plain.length === 0) return null;
  return createPortal(
    <div className="fixed inset-x-0 bottom-6 z-50 grid justify-items-center gap-3">
      {plain.map((item) => (
        <ToastCard key={item.text} {...item} onDone={() => setPlain(without(item))} />
      ))}
    </div>,
    frame,
  );
}
