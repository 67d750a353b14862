import type { ReactNode } from "react";

/** A titled section of the admin order page. */
export function OrderPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="pb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}
