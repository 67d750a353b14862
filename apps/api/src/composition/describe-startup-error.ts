import pg from "pg";
import { ConfigError } from "../config";
import { EmbeddedDatabaseError } from "../db/embedded";
import { MigrationError } from "../db/plan-migrations";
import { UnusableDatabaseError } from "../db/unusable-database-error";

/** Explains a failed start to the operator; null for a bug, whose stack trace should be printed. */
export function describeStartupError(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof EmbeddedDatabaseError) return error.message;
  if (error instanceof MigrationError || error instanceof UnusableDatabaseError) return error.message;
  if (error instanceof pg.DatabaseError && isConnectionRejected(error.code ?? "")) {
    return `The PostgreSQL server in DATABASE_URL refused the connection: ${error.message}.`;
  }
  if (!(error instanceof Error) || !("code" in error)) return null;
  const { port, address } = error as { port?: number; address?: string };
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.`;
    case "EACCES":
      return port ? `This user may not use port ${port}. Set PORT to a number above 1023.` : null;
    case "EADDRNOTAVAIL":
      return `HOST ${address} is not an address of this machine.`;
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "ECONNRESET":
    case "ETIMEDOUT":
      return `Can't reach the PostgreSQL server in DATABASE_URL (${error.message}).`;
    default:
      return null;
  }
}

/** Error classes 28 (wrong credentials), 3D (no such database), 53 (out of resources), 57 (starting or stopping). */
function isConnectionRejected(code: string): boolean {
  return ["28", "3D", "53", "57"].includes(code.slice(0, 2));
}
