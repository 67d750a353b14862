import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { deleteDemoAccounts } from "./delete-demo-accounts";
import { findOpenDemoAccounts } from "./find-open-accounts";

// Each request hashes two passwords.
const HASH_LIMIT = { perMinute: 30 };

export function demoAccountRoutes(route: Route, context: IdentityContext): void {
  route(
    endpoints.listDemoAccounts,
    async ({ actor }) => {
      const open = await findOpenDemoAccounts(context, actor.address);
      return { emails: open.map(({ email }) => email) };
    },
    HASH_LIMIT,
  );
  route(
    endpoints.deleteDemoAccounts,
    async ({ actor }) => {
      await deleteDemoAccounts(context, actor);
      return undefined;
    },
    HASH_LIMIT,
  );
}
