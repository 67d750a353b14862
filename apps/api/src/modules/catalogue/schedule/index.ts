export { createSchedule } from "./create-schedule";
