const services = [
  {
    title: "Free delivery, within six days",
    text: "Every order travels at our cost, from a candle to a corner sofa. Two people bring it into the room you name, not to the kerb.",
  },
  {
    title: "Assembly and take-back",
    text: "We put it together, take the packaging along and, when you wish, the piece it replaces. What can still serve goes to somebody who needs it.",
  },
  {
    title: "Room planning",
    text: "Send a sketch with three measurements and a photograph of the light. You get back a plan of the room with our pieces in it, to scale.",
  },
  {
    title: "Fabric and wood samples",
    text: "Up to six swatches by post, free and yours to keep. Colours behave differently in your window than on our screen.",
  },
  {
    title: "Repair and spare parts",
    text: "Legs, covers, hinges and slats stay available for ten years after a piece has left the list. Most repairs need one screwdriver and a quiet hour.",
  },
  {
    title: "For offices and small hotels",
    text: "From ten pieces on, one person looks after the whole order: drawings, dates, and a second visit after the first month.",
  },
];

const questions = [
  {
    question: "May I send something back?",
    answer: "Yes, for a hundred days. Sit on it, sleep on it, live with it. If it is not right, we fetch it.",
  },
  {
    question: "How do I look after oiled wood?",
    answer:
      "A damp cloth in the week and a little oil once a year. Rings and scratches sand out; that is why we oil and do not varnish.",
  },
  {
    question: "Can I change the fabric?",
    answer:
      "For sofas, armchairs and dining chairs, yes. Ask for samples first, then tell us the number on the back.",
  },
];

/** What we do besides making furniture, and what people ask about it. */
export function ServiceList() {
  return (
    <>
      <ol className="page grid gap-x-16 pt-section md:grid-cols-2">
        {services.map((service, index) => (
          <li key={service.title} className="grid grid-cols-[3rem_1fr] border-t border-hairline py-8">
            <span aria-hidden="true" className="pt-1 text-sm text-clay tabular-nums">
              {String(index + 1).padStart(2, "0")}
            </span>
            <div>
              <h2 className="text-xl">{service.title}</h2>
              <p className="mt-3 text-ink-soft">{service.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <section aria-labelledby="questions" className="page grid gap-x-16 gap-y-8 py-section md:grid-cols-12">
        <h2 id="questions" className="text-3xl md:col-span-4">
          Often asked
        </h2>
        <div className="border-t border-hairline md:col-span-8">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-b border-hairline">
              <summary className="flex list-none items-center justify-between gap-6 py-5 text-lg [&::-webkit-details-marker]:hidden">
                {question}
                <span
                  aria-hidden="true"
                  className="text-xl text-clay transition-transform group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="max-w-prose pb-6 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
