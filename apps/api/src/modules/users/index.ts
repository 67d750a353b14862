export { deleteUser } from "./delete-user";
export { refuseColleagues } from "./refuse-colleagues";
export { toUser } from "./user.mapper";
export {
  findUser,
  findUserByEmail,
  insertUser,
  isBlocked,
  lockUnchanged,
  lockUser,
  refuseTakenEmail,
  type UserRow,
  updatePassword,
  updateUser,
} from "./user.repo";
export { userRoutes } from "./users.routes";
