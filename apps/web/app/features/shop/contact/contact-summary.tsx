import type { FeedbackForm } from "@larkwood/contract";
import { useEffect, useRef } from "react";
import { labels } from "./fields";

const order = Object.keys(labels) as (keyof FeedbackForm)[];

/** A summary of the submitted feedback. */
export function ContactSummary({ entered }: { entered: FeedbackForm }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (entered) heading.current?.focus();
  }, [entered]);

  return (
    <section aria-labelledby="contact-summary" className="border-t border-ink pt-6">
      <h2 id="contact-summary" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Summary of your message
      </h2>
      <dl className="mt-6 grid text-sm sm:grid-cols-2 sm:gap-x-8">
        {order.map((name) => (
          <div
            key={name}
            className={`grid grid-cols-[8rem_1fr] gap-4 border-b border-hairline py-3 ${name === "message" ? "sm:col-span-2" : ""}`}
          >
            <dt className="text-ink-soft">{labels[name]}</dt>
            <dd className="min-w-0 whitespace-pre-line">{entered[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
