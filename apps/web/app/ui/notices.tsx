import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "sonner";
import { cx } from "./cx";

type NoticeKind = "status" | "alert";
type Notice = { text: string; kind: NoticeKind };

let deliver: ((notice: Notice) => void) | null = null;

/** Shows a passing message: good news as `status`, bad news as `alert`. */
export function notify(text: string, kind: NoticeKind = "status"): void {
  deliver?.({ text, kind });
}

function NoticeCard({ text, kind }: Notice) {
  return (
    <div
      role={kind}
      className={cx(
        "w-[min(22rem,calc(100vw-2rem))] rounded-sm border bg-ink px-5 py-4 text-sm text-paper",
        kind === "alert" ? "border-danger border-l-4" : "border-ink",
      )}
    >
      {text}
    </div>
  );
}

/** The place where notices appear. Its library is fetched with the first notice, not with the first page. */
export function Notices() {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [waiting, setWaiting] = useState<Notice[]>([]);

  useEffect(() => {
    deliver = (notice) => {
      setWaiting((notices) => [...notices, notice]);
      void import("sonner").then((sonner) => setToaster(() => sonner.Toaster));
    };
    return () => {
      deliver = null;
    };
  }, []);

  useEffect(() => {
    if (!Toaster || waiting.length === 0) return;
    void import("sonner").then(({ toast }) => {
      for (const notice of waiting) toast.custom(() => <NoticeCard {...notice} />);
    });
    setWaiting([]);
  }, [Toaster, waiting]);

  return Toaster ? <Toaster position="bottom-center" duration={4500} /> : null;
}
