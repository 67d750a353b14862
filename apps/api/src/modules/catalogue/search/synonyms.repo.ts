import type { Synonym } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";

const columns = sql`id, phrases, one_way as "oneWay", version`;

/** All sets of synonyms, sorted by first word. */
export function listSynonyms(db: Executor): Promise<Synonym[]> {
  return queryRows<Synonym>(db, sql`select ${columns} from search_synonyms order by terms[1], id`);
}

export async function countSynonyms(db: Executor): Promise<number> {
  const row = await queryFirst<{ total: number }>(
    db,
    sql`select count(*)::int as total from search_synonyms`,
  );
  return row?.total ?? 0;
}

export async function findSynonym(db: Executor, id: string): Promise<Synonym | null> {
  return (
    (await queryFirst<Synonym>(db, sql`select ${columns} from search_synonyms where id = ${id}`)) ?? null
  );
}

/** Locks a set of synonyms until the transaction ends. */
export async function lockSynonym(db: Executor, id: string): Promise<Synonym> {
  const row = await queryFirst<Synonym>(
    db,
    sql`select ${columns} from search_synonyms where id = ${id} for update`,
  );
  if (!row) throw new AppError("not_found");
  return row;
}

export async function insertSynonym(
  db: Executor,
  { id, phrases, oneWay }: Omit<Synonym, "version">,
  at: Date,
): Promise<Synonym> {
  const row = await queryFirst<Synonym>(
    db,
    sql`
    insert into search_synonyms (id, phrases, one_way, created_at)
    values (${id}, ${sql.param(phrases)}::text[], ${oneWay}, ${at.toISOString()}) returning ${columns}`,
  );
  if (!row) throw new Error("insert returned no row");
  return row;
}

export async function updateSynonymRow(
  db: Executor,
  { id, phrases, oneWay }: Omit<Synonym, "version">,
): Promise<Synonym> {
  const row = await queryFirst<Synonym>(
    db,
    sql`
    update search_synonyms set phrases = ${sql.param(phrases)}::text[], one_way = ${oneWay}, version = version + 1
    where id = ${id} returning ${columns}`,
  );
  if (!row) throw new AppError("not_found");
  return row;
}
