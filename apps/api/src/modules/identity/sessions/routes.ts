import { ACCESS_TOKEN_TTL_MS, endpoints, SIGN_UP_SUCCESS } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { readUserAgent } from "./device";
import { deviceTokenOf, setDeviceCookie } from "./device-cookie";
import { clearRefreshCookie, isSameSiteRequest, refreshCookieOf, setRefreshCookie } from "./refresh-cookie";
import { refreshSession } from "./refresh-session";
import { signIn } from "./sign-in";
import { signOut } from "./sign-out";
import { signUp } from "./sign-up";

export function sessionRoutes(route: Route, context: IdentityContext): void {
  const { originOf } = context;

  route(
    endpoints.signIn,
    async ({ body, actor, request, reply }) => {
      const deviceToken = deviceTokenOf(request, context);
      const visitor = { ...actor, device: readUserAgent(request), deviceToken };
      const { refreshToken, ...session } = await signIn(context, body, visitor);
      setRefreshCookie({ request, reply, originOf }, refreshToken, body.rememberMe ?? false);
      if (deviceToken) setDeviceCookie({ request, reply, originOf }, deviceToken);
      return session;
    },
    { perMinute: 300 },
  );

  route(
    endpoints.createToken,
    async ({ body, actor, request }) => {
      const visitor = { ...actor, device: readUserAgent(request), deviceToken: null };
      const { accessToken, refreshToken } =
        "refreshToken" in body
          ? await refreshSession(context, { token: body.refreshToken }, actor)
          : await signIn(context, { ...body, rememberMe: true }, visitor);
      return { accessToken, refreshToken, expiresIn: ACCESS_TOKEN_TTL_MS / 1_000 };
    },
    { perMinute: 300 },
  );

  route(
    endpoints.signUp,
    async ({ body, actor }) => {
      await signUp(context, body, actor);
      return { msg: SIGN_UP_SUCCESS };
    },
    { perMinute: 300 },
  );

  route(endpoints.refresh, async ({ actor, request, reply }) => {
    const token = refreshCookieOf(request, context);
    const { accessToken, refreshToken, remembered } = await refreshSession(context, { token }, actor);
    setRefreshCookie({ request, reply, originOf }, refreshToken, remembered);
    return { accessToken };
  });

  route(endpoints.signOut, async ({ actor, request, reply }) => {
    await signOut(context, { token: refreshCookieOf(request, context) }, actor);
    // Otherwise another site could sign visitors out.
    if (isSameSiteRequest(request, context.config)) clearRefreshCookie({ request, reply, originOf });
    return undefined;
  });
}
