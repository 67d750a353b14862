import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import * as schema from "./schema";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Column {
  type: string;
  /** Element type of an array. */
  element: string;
  isNullable: boolean;
  hasDefault: boolean;
}

const TYPE_ALIASES: Record<string, string> = {
  "timestamp with time zone": "timestamptz",
  int: "integer",
  "integer[]": "int4[]",
};
const typeOf = ({ type, element }: Column) =>
  type === "ARRAY" ? `${element}[]` : (TYPE_ALIASES[type] ?? type);
const tables = Object.values<unknown>(schema).filter((table): table is PgTable => is(table, PgTable));

it.each(tables.map((table) => [getTableName(table), table] as const))(
  "the table %s matches the migrations",
  async (name, table) => {
    const rows = await sqlOn(database.db)<Column & { column: string }>`
      select column_name as column, data_type as type, ltrim(udt_name, '_') as element, is_nullable = 'YES' as "isNullable",
        column_default is not null or is_identity = 'YES' as "hasDefault"
      from information_schema.columns where table_schema = 'public' and table_name = ${name}`;
    const actual = new Map(rows.map(({ column, ...rest }) => [column, rest]));
    for (const column of Object.values(getTableColumns(table))) {
      const found = actual.get(column.name);
      const declared = column.getSQLType();
      expect({ column: column.name, type: found && typeOf(found) }).toEqual({
        column: column.name,
        type: TYPE_ALIASES[declared] ?? declared,
      });
      expect(`${column.name} ${found?.isNullable}`).toBe(`${column.name} ${!column.notNull}`);
    }
  },
);
