export { deleteUser } from "./delete-user";
export { toUser } from "./user.mapper";
export { findUser, findUserByEmail, insertUser, updatePassword, updateUser } from "./user.repo";
export { userRoutes } from "./users.routes";
