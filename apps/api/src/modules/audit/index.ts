export { type AuditEvent, findLastAudit, recordAudit } from "./audit.repo";
export { auditRoutes } from "./audit.routes";
export { toAuditEntry } from "./list-audit";
