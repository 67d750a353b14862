import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { findUserByEmail } from "../users";
import { acceptInvitation } from "./accept-invitation";
import { findByToken, listInvitations } from "./invitation.repo";
import { inviteStaff } from "./invite-staff";
import { joinStaff } from "./join-staff";
import { invalidLink } from "./redeem-invitation";
import { revokeInvitation } from "./revoke-invitation";

export function invitationRoutes(route: Route, context: IdentityContext): void {
  const { db, clock } = context;
  const inTrading = { isAvailable: () => isTrading(context.settings.current) };
  const withLink = { ...inTrading, perMinute: 60 };

  route(endpoints.listInvitations, () => listInvitations(db, clock()), inTrading);
  route(endpoints.inviteStaff, ({ body, actor }) => inviteStaff(context, body, actor), {
    ...inTrading,
    perMinute: 30,
  });
  route(
    endpoints.revokeInvitation,
    async ({ params, actor }) => {
      await revokeInvitation(context, params, actor);
      return undefined;
    },
    inTrading,
  );

  route(
    endpoints.readInvitation,
    async ({ body }) => {
      const found = await findByToken(db, body.token, clock());
      if (!found) throw invalidLink();
      const { email, expiresAt } = found.invitation;
      const hasAccount = (await findUserByEmail(db, email)) !== null;
      return { email, roleName: found.role.name, expiresAt: expiresAt.toISOString(), hasAccount };
    },
    withLink,
  );
  route(
    endpoints.joinStaff,
    async ({ body, actor }) => {
      await joinStaff(context, body, actor);
      return undefined;
    },
    withLink,
  );
  route(
    endpoints.acceptInvitation,
    async ({ body, actor }) => {
      await acceptInvitation(context, body, actor);
      return undefined;
    },
    withLink,
  );
}
