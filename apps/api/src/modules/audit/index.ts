export { type AuditEvent, recordAudit } from "./audit.repo";
export { auditRoutes } from "./audit.routes";
export { toAuditEntry } from "./list-audit";
