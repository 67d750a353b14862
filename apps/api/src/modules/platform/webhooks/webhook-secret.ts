import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { decrypt, encrypt } from "../../../core/encryption";

const SECRET_BYTES = 32;

/** A new signing secret as Standard Webhooks writes it. */
export const newWebhookSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

const keyOf = (authSecret: string, webhookId: string) =>
  ({ secret: authSecret, purpose: "webhooks", owner: webhookId }) as const;

export const encryptSecret = (authSecret: string, webhookId: string, secret: string) =>
  encrypt(keyOf(authSecret, webhookId), secret);

export interface StoredSecrets {
  id: string;
  secret: Buffer;
  previousSecret: Buffer | null;
  previousSecretUntil: string | null;
}

interface Message {
  id: string;
  at: Date;
  body: string;
}

/** Headers of a request by Standard Webhooks; null if the secret can't be decrypted because `AUTH_SECRET` changed. */
export function signedHeaders(
  authSecret: string,
  { id, secret, previousSecret, previousSecretUntil }: StoredSecrets,
  message: Message,
): Record<string, string> | null {
  const hasOverlap =
    previousSecret && previousSecretUntil && new Date(previousSecretUntil).getTime() > message.at.getTime();
  const signatures = [secret, ...(hasOverlap ? [previousSecret] : [])].flatMap((encrypted) => {
    const key = decrypt(keyOf(authSecret, id), encrypted);
    return key === null ? [] : [new Webhook(key).sign(message.id, message.at, message.body)];
  });
  if (signatures.length === 0) return null;
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(Math.floor(message.at.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}
