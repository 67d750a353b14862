export { createSchedule, type Schedule } from "./create-schedule";
export { scheduleRoutes } from "./schedule.routes";
