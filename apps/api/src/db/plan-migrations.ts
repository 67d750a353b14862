import type { AppliedMigration } from "./migration-history";

/** The database does not fit the migrations of this version. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/** Returns the missing migrations. Throws if an applied one was changed, or if a newer version made incompatible changes. */
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
