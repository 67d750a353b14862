export { assertMayManageUser, type UserManager } from "./assert-may-manage-user";
export { deleteUser, deleteUserIn } from "./delete-user";
export { fillEmptyContact } from "./fill-empty-contact";
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
