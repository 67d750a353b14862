/** One product of the catalogue that every shop is filled with. */
export interface PeerProduct {
  name: string;
  description: string;
  category: string;
  priceCents: number;
  quantity: number;
}

/** A question as bytes on the wire. */
export interface Question {
  url: string;
  headers?: Record<string, string>;
  /** Given: the question is a POST. */
  body?: string;
}

/** A running, filled shop that can be asked what every shop is asked. */
export interface PeerShop {
  name: string;
  pid: number;
  /** Questions are made when they are asked, because what they carry may run out. */
  list(): Question | Promise<Question>;
  detail(): Question | Promise<Question>;
  search(words: string): Question | Promise<Question>;
  /** The way of a registered customer into the shop. */
  signIn(): Promise<void>;
  /** A whole order of two lines, from the choice of the goods to the payment's method. */
  placeOrder(turn: number): Promise<void>;
  /** Makes the shop forget replies that it may have kept. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

/** Asks once and returns the text; an answer that is no success is an error. */
export async function ask({ url, headers = {}, body }: Question): Promise<string> {
  const init = body === undefined ? { headers } : { method: "POST", headers, body };
  const reply = await fetch(url, init);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${text.slice(0, 300)}`);
  return text;
}
