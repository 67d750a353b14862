import type { FeedbackForm } from "@larkwood/contract";
import { useState } from "react";
import { ContactForm } from "~/features/shop/contact/contact-form";
import { ContactSummary } from "~/features/shop/contact/contact-summary";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/contact-us";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    "Contact us",
    "Tell us about your furniture: praise, problems or ideas for the next piece.",
  );

export default function ContactUs() {
  const [entered, setEntered] = useState<FeedbackForm | null>(null);
  return (
    <div className="page grid gap-x-16 gap-y-12 py-12 md:py-20 lg:grid-cols-12">
      <header className="lg:col-span-4">
        <p className="caps text-clay">Contact us</p>
        <h1 className="mt-4 text-4xl">How's your furniture?</h1>
        <p className="mt-6 text-lg text-ink-soft">
          A drawer that sticks, a sofa the dog has taken over, an idea for the next piece: tell us here.
          You'll see a summary; nothing is sent.
        </p>
        <p className="mt-6 text-ink-soft">
          Need a reply? Our email and phone are at the bottom of every page.
        </p>
      </header>
      <div className="space-y-14 lg:col-span-8">
        <ContactForm onSent={setEntered} />
        {entered ? <ContactSummary entered={entered} /> : null}
      </div>
    </div>
  );
}
