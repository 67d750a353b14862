import { z } from "zod";
import { idSchema } from "./id";

/** One row of the append-only log of admin writes and sign-in events. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actorId: idSchema.nullable(),
  actorName: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
