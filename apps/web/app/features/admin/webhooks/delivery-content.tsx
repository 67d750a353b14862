import type { WebhookDelivery } from "@larkwood/contract";
import { formatMoment } from "~/lib/format/format";

/** The event of a delivery, with its request and response to open. */
export function DeliveryContent({ delivery }: { delivery: WebhookDelivery }) {
  const { event, request, response, error, nextAttemptAt, lastAttemptAt } = delivery;
  return (
    <details>
      <summary className="cursor-pointer">{event}</summary>
      <h3 className="pt-3 text-ink-soft">Request</h3>
      <Text>{`webhook-id: ${request.id}\n\n${request.body}`}</Text>
      <h3 className="pt-3 text-ink-soft">Response</h3>
      {response ? <Text>{`${response.status}\n\n${response.body}`}</Text> : <p>None</p>}
      {error ? <p className="pt-2 text-danger">{error}</p> : null}
      {lastAttemptAt ? (
        <p className="pt-2 text-ink-soft">Last attempt: {formatMoment(lastAttemptAt)}</p>
      ) : null}
      {nextAttemptAt ? <p className="text-ink-soft">Next attempt: {formatMoment(nextAttemptAt)}</p> : null}
    </details>
  );
}

function Text({ children }: { children: string }) {
  return (
    <pre className="mt-1 max-w-prose overflow-x-auto bg-linen px-4 py-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
      {children}
    </pre>
  );
}
