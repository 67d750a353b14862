// @ts-check

/**
 * Tells a chat about new orders and requested returns.
 * @param {{ url: string }} chat
 * @returns {import("@larkwood/api/extensions").EventListener}
 */
export const createEventListener = ({ url }) => ({
  events: ["order.placed", "return.requested"],
  async onEvent({ id, type, data: { number } }) {
    // Some events may be missing, for example after a restored backup. A chat need not know.
    if (type === "resync.required") return;
    const text = type === "order.placed" ? `New order ${number}` : `Return requested for order ${number}`;
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      // An event can come twice. The chat shows a message with the same id once.
      body: JSON.stringify({ id, text }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`The chat answered ${response.status}.`);
  },
});
