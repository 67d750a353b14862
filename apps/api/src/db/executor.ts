import type { Database } from "./client";

/** The pool or a transaction: repos work on either. */
export type Executor = Pick<Database, "select" | "insert" | "update" | "delete" | "execute">;
