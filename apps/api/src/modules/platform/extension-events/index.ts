export { listenerJob } from "./listener-job";
export { syncListenerJob } from "./sync-listener-job";
