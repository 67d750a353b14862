export { refuseColleagues } from "./assert-may-manage-user";
export { deleteUser } from "./delete-user";
export { toUser } from "./user.mapper";
export {
  findUser,
  findUserByEmail,
  insertUser,
  isBlocked,
  keepOneAdmin,
  lockUnchanged,
  lockUser,
  refuseTakenEmail,
  type UserRow,
  updatePassword,
  updateUser,
} from "./user.repo";
