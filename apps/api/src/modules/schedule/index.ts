export { createSchedule } from "./create-schedule";
export { beginSales, endSales } from "./schedule.repo";
export { scheduleRoutes } from "./schedule.routes";
