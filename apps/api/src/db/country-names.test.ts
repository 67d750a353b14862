import { COUNTRIES, findCountry } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../core/ids";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { readMigrations } from "./read-migrations";
import { inTransaction } from "./transaction";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Stores accounts with these countries, runs the migration, and returns their countries afterwards. */
async function migrateCountries(countries: readonly string[]): Promise<string[]> {
  const migration = readMigrations().find(({ name }) => name.endsWith("_country_names"));
  const ids = countries.map(() => newId(new Date()));
  await sqlOn(database.db)`
    INSERT INTO users (id, user_name, email, password_hash, country)
    SELECT id, id, id || '@example.com', '', country
    FROM unnest(${ids}::text[], ${[...countries]}::text[]) AS given(id, country)`;
  await inTransaction(database.db, (tx) => tx.execute(sql.raw(migration?.text ?? "")));
  const rows = await sqlOn(database.db)<{ id: string; country: string }>`SELECT id, country FROM users`;
  const countryOf = new Map(rows.map(({ id, country }) => [id, country]));
  return ids.map((id) => countryOf.get(id) ?? "");
}

it("the migration of countries knows all names, and maps other names as the contract does", async () => {
  const names = COUNTRIES.map(({ name }) => name);
  expect(await migrateCountries(names.map((name) => name.toUpperCase()))).toEqual(names);
  const typed = [
    "United States of America",
    " great britain ",
    "St. Lucia",
    "Turkey",
    "Österreich",
    "Schweiz",
  ];
  expect(await migrateCountries(typed)).toEqual(typed.map((text) => findCountry(text)?.name));
});

it("the migration of countries leaves texts that name no country", async () => {
  expect(await migrateCountries(["Atlantis", "Canda", ""])).toEqual(["Atlantis", "Canda", ""]);
});
