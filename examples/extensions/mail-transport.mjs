// @ts-check

/**
 * Sends emails through the HTTP API of a mail service.
 * @param {{ apiUrl: string, apiKey: string }} account
 * @returns {import("@larkwood/api/extensions").MailTransport}
 */
export const createMailTransport = ({ apiUrl, apiKey }) => ({
  async send({ id, from, to, subject, text, html }) {
    const response = await fetch(`${apiUrl}/messages`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        // The shop sends an email again if it does not know whether the first attempt succeeded.
        "idempotency-key": id,
      },
      body: JSON.stringify({ from, to, subject, text, html }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`The mail service answered ${response.status}.`);
  },
});
