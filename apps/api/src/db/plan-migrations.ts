import type { AppliedMigration } from "./migration-history";

/** The database and the migrations of this version do not belong together. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Which migrations are still to be run. Throws when history was changed, or when a newer version has made the database into
 * something that this one cannot work on.
 */
export function planMigrations<Known extends { name: string; checksum: string }>(
  known: Known[],
  applied: AppliedMigration[],
): Known[] {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  for (const { name, checksum, olderCodeLives } of applied) {
    const migration = byName.get(name);
    if (!migration && !olderCodeLives) {
      throw new MigrationError(`The database was made by a newer version of the shop (it has ${name}).`);
    }
    if (migration && migration.checksum !== checksum) {
      throw new MigrationError(`The migration ${name} was changed after this database had run it.`);
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return known.filter(({ name }) => !done.has(name));
}
