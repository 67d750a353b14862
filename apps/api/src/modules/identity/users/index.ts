export { assertMayGrant } from "./assert-may-grant";
export { assertMayManageUser, type UserManager } from "./assert-may-manage-user";
export { deleteUser, deleteUserIn } from "./delete-user";
export { endStaffAccess } from "./end-staff-access";
export { fillEmptyContact } from "./fill-empty-contact";
export { matchSearch as matchUserSearch } from "./list-users";
export { toUser } from "./user.mapper";
export {
  assertAdminRemains,
  assertEmailAvailable,
  findUser,
  findUserByEmail,
  insertUser,
  isBlocked,
  lockUser,
  lockUserIfUnchanged,
  readPermissions,
  type UserRow,
  updatePassword,
  updateUser,
} from "./user.repo";
