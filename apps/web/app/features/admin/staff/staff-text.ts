import {
  ApiError,
  PERMISSION_TEXTS,
  PERMISSIONS,
  type Permission,
  type StaffInvitation,
  type StaffMember,
  type StaffRole,
} from "@larkwood/contract";
import type { BadgeTone } from "~/ui/badge";

/** What a set of permissions allows, in words. */
export function permissionsText(permissions: readonly Permission[]): string {
  if (permissions.length === PERMISSIONS.length) return "Everything";
  if (permissions.length === 0) return "Nothing";
  return permissions.map((permission) => PERMISSION_TEXTS[permission]).join(" · ");
}

export const roleText = ({ role }: Pick<StaffMember, "role">): string => role?.name ?? "Own permissions";

/** A person's full name, or the username without one. */
export function nameOf({ firstName, lastName, userName }: StaffMember): string {
  return `${firstName} ${lastName}`.trim() || userName;
}

/** Roles that someone with these permissions may give, and the one that a person has now. */
export const grantableRoles = (
  roles: readonly StaffRole[],
  can: (permission: Permission) => boolean,
  currentId?: string,
) => roles.filter(({ id, permissions }) => id === currentId || permissions.every(can));

export const invitationBadges: Record<StaffInvitation["state"], { tone: BadgeTone; text: string }> = {
  open: { tone: "green", text: "Open" },
  expired: { tone: "grey", text: "Expired" },
  invalid: { tone: "orange", text: "No longer valid" },
};

const refusals: Partial<Record<string, string>> = {
  last_admin: "Someone must stay Owner. Give another person this role first.",
  not_allowed: "You can only give and take permissions that you have.",
};

/** Why a change of staff was refused. */
export function staffFailureText(error: unknown, fallback: string): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (!problem) return fallback;
  const known = refusals[problem.code] ?? (problem.status < 500 ? (problem.detail ?? problem.title) : null);
  return known ? `${known.replace(/\.$/, "")}.` : fallback;
}
