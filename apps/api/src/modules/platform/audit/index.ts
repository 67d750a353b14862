export { type AuditEvent, findLastAudit, recordAudit } from "./audit.repo";
export { toAuditEntry } from "./list-audit";
