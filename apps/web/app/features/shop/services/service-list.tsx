import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { SAMPLES_TITLE, servicesTexts } from "~/texts/services";

/** The shop's services and frequently asked questions. */
export function ServiceList() {
  const shop = useShop();
  const { services, questions } = servicesTexts(shop);
  return (
    <>
      <ol className="page grid gap-x-16 pt-section last:pb-section md:grid-cols-2">
        {services.map((service, index) => (
          <li key={service.title} className="grid grid-cols-[3rem_1fr] border-t border-hairline py-8">
            <span aria-hidden="true" className="pt-1 text-sm text-clay tabular-nums">
              {String(index + 1).padStart(2, "0")}
            </span>
            <div>
              <h2 className="text-xl">{service.title}</h2>
              <p className="mt-3 text-ink-soft">{service.text}</p>
              {shop.samples && service.title === SAMPLES_TITLE ? (
                <Link to={paths.samples} className="link mt-3 inline-block py-1">
                  Order samples
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {questions.length > 0 ? <Questions questions={questions} /> : null}
    </>
  );
}

type QuestionsProps = Pick<ReturnType<typeof servicesTexts>, "questions">;

function Questions({ questions }: QuestionsProps) {
  return (
    <section aria-labelledby="questions" className="page grid gap-x-16 gap-y-8 py-section lg:grid-cols-12">
      <h2 id="questions" className="text-3xl lg:col-span-4">
        Frequently asked questions
      </h2>
      <div className="border-t border-hairline lg:col-span-8">
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
  );
}
