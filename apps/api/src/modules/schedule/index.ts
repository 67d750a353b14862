export { createSchedule } from "./create-schedule";
export { scheduleRoutes } from "./schedule.routes";
