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

/** A demo account by name, or another account. */
export type Who = keyof typeof demoAccounts | Account;

interface Session {
  accessToken: string;
  role: string;
  userName: string;
  userId: string;
}

// An access token is valid for ten minutes; a test needs the rest of that time.
const REFRESH_MS = 4 * 60_000;
const shared = new Map<string, { session: Promise<Session>; since: number }>();

/**
 * All tests of a worker share one session per demo account, without its refresh token, so signing out does not affect other
 * tests. Other accounts get a new session with the refresh token in the cookies of the request.
 */
export async function sessionOf(request: APIRequestContext, who: Who): Promise<Session> {
  if (typeof who !== "string") {
    const reply = await request.post("/api/signin", { data: signInForm(who) });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  }
  const { origin } = new URL((await request.get("/healthz")).url());
  const cached = shared.get(`${who} ${origin}`);
  if (cached && Date.now() - cached.since < REFRESH_MS) return cached.session;
  const session = signInWithoutCookies(origin, demoAccounts[who]);
  shared.set(`${who} ${origin}`, { session, since: Date.now() });
  return session;
}

async function signInWithoutCookies(origin: string, account: Account): Promise<Session> {
  const reply = await fetch(`${origin}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(signInForm(account)),
  });
  expect(reply.status).toBe(200);
  return reply.json() as Promise<Session>;
}

const signInForm = ({ email, password }: Account) => ({ email, password, rememberMe: true });

/** The authorization header of an account. */
export async function bearerOf(request: APIRequestContext, who: Who): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await sessionOf(request, who)).accessToken}` };
}
