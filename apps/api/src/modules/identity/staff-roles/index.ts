export { assertHasRole, getLockedRole, lockRole, permissionsOf, type RoleRow } from "./role.repo";
