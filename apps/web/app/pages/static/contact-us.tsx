import type { FeedbackForm } from "@larkwood/contract";
import { useState } from "react";
import { ContactForm } from "~/features/shop/contact/contact-form";
import { ContactSummary } from "~/features/shop/contact/contact-summary";
import { MessageForm } from "~/features/shop/contact/message-form";
import { pageMeta, shopOf } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/contact-us";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    "Contact us",
    shopOf(matches)?.demo === false
      ? "Tell us what you think: praise, problems or ideas."
      : "Tell us about your furniture: praise, problems or ideas for the next piece.",
  );

export default function ContactUs() {
  const { trading: isTrading, demo } = useShop();
  const showroomTitle = demo ? "How's your furniture?" : "Tell us what you think";
  return (
    <div className="page grid gap-x-16 gap-y-12 py-12 md:py-20 lg:grid-cols-12">
      <header className="lg:col-span-4">
        <p className="caps text-clay">Contact us</p>
        <h1 className="mt-4 text-4xl">{isTrading ? "How can we help?" : showroomTitle}</h1>
        {isTrading ? <TradingIntro /> : <ShowroomIntro />}
      </header>
      <div className="space-y-14 lg:col-span-8">{isTrading ? <MessageForm /> : <Feedback />}</div>
    </div>
  );
}

const TradingIntro = () => (
  <p className="mt-6 text-lg text-ink-soft">
    A question before you buy, a problem, a change to your order: write to us, and we'll reply by email.
  </p>
);

function ShowroomIntro() {
  const { demo, contact } = useShop();
  if (demo)
    return (
      <>
        <p className="mt-6 text-lg text-ink-soft">
          A drawer that sticks, a sofa the dog has taken over, an idea for the next piece: tell us here.
          You'll see a summary; nothing is sent.
        </p>
        <p className="mt-6 text-ink-soft">
          Need a reply? Our email and phone are at the bottom of every page.
        </p>
      </>
    );
  return (
    <>
      <p className="mt-6 text-lg text-ink-soft">You'll see a summary; nothing is sent.</p>
      {contact.email ? <p className="mt-6 text-ink-soft">Need a reply? Write to {contact.email}.</p> : null}
    </>
  );
}

/** The form of the specification, whose input is shown but not sent. */
function Feedback() {
  const [entered, setEntered] = useState<FeedbackForm | null>(null);
  return (
    <>
      <ContactForm onSent={setEntered} />
      {entered ? <ContactSummary entered={entered} /> : null}
    </>
  );
}
