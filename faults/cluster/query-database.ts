import { connectDatabase } from "../../apps/api/src/db/connection/client";
import { SECRET } from "./machine";

export const shopUrl = (port: number) => urlOf("larkwood", port, "larkwood");
const superuserUrl = (port: number) => urlOf("postgres", port, "postgres");

function urlOf(user: string, port: number, database: string): string {
  return `postgres://${user}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${database}`;
}

/** Runs statements on a new connection and returns the rows of the last one. */
export async function queryOnce<Row>(url: string, ...statements: string[]): Promise<Row[]> {
  const db = connectDatabase(url, { max: 1 });
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await db.pool.query(statement)).rows as Row[];
    return rows;
  } finally {
    await db.close();
  }
}

export const asSuperuser = (port: number, ...statements: string[]) =>
  queryOnce(superuserUrl(port), ...statements);

export async function canQuery(url: string, statement = "select 1"): Promise<boolean> {
  return queryOnce(url, statement).then(
    () => true,
    () => false,
  );
}
