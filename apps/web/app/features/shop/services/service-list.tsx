import { useShop } from "~/lib/shop/shop";
import { deliveryTexts } from "~/texts/delivery-texts";
import { services as page } from "~/texts/services";

/** The shop's services and frequently asked questions. */
export function ServiceList() {
  const { questions } = page;
  const services = [deliveryTexts(useShop().deliveryPromise).service, ...page.services];
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
          Frequently asked questions
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
