export { removeExpiredBackups } from "./backup-folder";
export { backupShopJob } from "./backup-shop-job";
export { insertBackup } from "./backups.repo";
