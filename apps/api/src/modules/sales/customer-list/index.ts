export { refreshAllTotals } from "./customer-list.repo";
export { exportCustomersJob } from "./export-customers";
