export { createSchedule } from "./create-schedule";
export { scheduleRoutes } from "./routes";
