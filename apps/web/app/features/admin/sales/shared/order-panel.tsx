import type { ReactNode } from "react";

/** A part of an order's page, beside what was bought. */
export function OrderPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="pb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}
