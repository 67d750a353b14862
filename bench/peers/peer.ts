/** A product of the catalogue that every shop gets. */
export interface PeerProduct {
  name: string;
  description: string;
  category: string;
  priceCents: number;
  quantity: number;
}

/** An HTTP request. */
export interface PeerRequest {
  url: string;
  headers?: Record<string, string>;
  /** If set, the request is a POST. */
  body?: string;
}

/** A running shop with products, behind an interface that all shops share. */
export interface PeerShop {
  name: string;
  pid: number;
  /** Requests are created just before they are sent, because their tokens expire. */
  list(): PeerRequest | Promise<PeerRequest>;
  detail(): PeerRequest | Promise<PeerRequest>;
  search(query: string): PeerRequest | Promise<PeerRequest>;
  /** Signs in a registered customer. */
  signIn(): Promise<void>;
  /** Places an order of two lines, from the cart to the payment method. */
  placeOrder(orderNumber: number): Promise<void>;
  /** Invalidates cached replies. */
  clearCache(): Promise<void>;
  stop(): Promise<void>;
}

/** Sends a request and returns the body; throws unless the reply is successful. */
export async function send({ url, headers = {}, body }: PeerRequest): Promise<string> {
  const init = body === undefined ? { headers } : { method: "POST", headers, body };
  const reply = await fetch(url, init);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url} returned ${reply.status}: ${text.slice(0, 300)}`);
  return text;
}
