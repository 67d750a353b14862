import { type APIRequestContext, expect } from "@playwright/test";

export interface Account {
  userName: string;
  email: string;
  password: string;
}

/** The accounts of the demo data. */
export const demoAccounts = {
  admin: { userName: "admin", email: "admin@larkwood.example", password: "larkwood-admin" },
  user: { userName: "user", email: "user@larkwood.example", password: "larkwood-user" },
} as const satisfies Record<string, Account>;

/** A demo account by its name, or an account of the journey's own. */
export type Who = keyof typeof demoAccounts | Account;

interface Session {
  accessToken: string;
  role: string;
  userName: string;
  userId: string;
}

// An access token lives for ten minutes: whoever gets this one late has enough of it left for a journey.
const RENEW_MS = 4 * 60_000;
const shared = new Map<string, { session: Promise<Session>; since: number }>();

/**
 * The session of a demo account is one that all journeys of this worker share, so that they need not sign in each. It
 * comes without the refresh token, which only one of them could use; signing out therefore ends it for nobody else.
 * Any other account gets a new session, as a browser would, its refresh token in the cookies of the request.
 */
export async function sessionOf(request: APIRequestContext, who: Who): Promise<Session> {
  if (typeof who !== "string") {
    const reply = await request.post("/api/signin", { data: signInForm(who) });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  }
  const { origin } = new URL((await request.get("/healthz")).url());
  const kept = shared.get(`${who} ${origin}`);
  if (kept && Date.now() - kept.since < RENEW_MS) return kept.session;
  const session = openWithoutCookies(origin, demoAccounts[who]);
  shared.set(`${who} ${origin}`, { session, since: Date.now() });
  return session;
}

async function openWithoutCookies(origin: string, account: Account): Promise<Session> {
  const reply = await fetch(`${origin}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(signInForm(account)),
  });
  expect(reply.status).toBe(200);
  return reply.json() as Promise<Session>;
}

const signInForm = ({ email, password }: Account) => ({ email, password, rememberMe: true });

/** What a call needs to be made as somebody. */
export async function bearerOf(request: APIRequestContext, who: Who): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await sessionOf(request, who)).accessToken}` };
}
