/**
 * Which file of the build a shared module goes into. It follows from who needs the module, so that a page loads little
 * that it does not use and nobody keeps lists of names: only the tables of the admin area are named.
 */
type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

const frame = /app\/(root|entry\.client|pages\/shell)/;
/** What most visits begin with: a stranger with one of the first two. */
const firstDoors = ["pages/shop/home", "pages/shop/product-detail"];
const doors = [...firstDoors, "pages/shop/products", "pages/auth/sign-in"];

/** What one of them shares with a page or a part that comes later has a file beside it: small ones cost a header each. */
const besides = { "pages/shop/home": "home-parts", "pages/shop/product-detail": "product-parts" } as const;
type Beside = (typeof besides)[keyof typeof besides];
type SharedFile = "shop" | "common" | "members" | "tables" | Beside;

// Packages are reached through one index each, so that everybody seems to need all of them.
const ofDomain = /packages\/domain\//;
const ofEveryPage =
  /domain\/src\/(cart|delivery|lengths|money|stock|variants)\.|contract\/src\/(constants|texts|models\/(category|id-pattern|image-variant)\.)|node_modules\/zustand/;
const ofHome = /contract\/src\/models\/default-home/;
const ofTables =
  /app\/(features\/admin\/shared\/|ui\/confirm-dialog|lib\/(api\/download|shop\/(showroom-samples|open-orders)))/;
// The validator must be loaded after lib/strict-validator has spoken: these, which need it, stay where the bundler puts them.
// Strangers' first pages call nothing and keep nothing that was fetched: what does has files of its own.
export const ofCalls =
  /contract\/src\/(client|toast-texts|endpoints\/addresses)\.|app\/lib\/(api\/(api|api-transport)|session\/refresh)\./;
export const ofQueries =
  /node_modules\/@tanstack\/[\w-]*query|app\/lib\/api\/(query-keys|query-client|with-queries)\./;
const ofForms = /form-schemas|use-contract-form|use-versioned-edit|edit-conflict|strict-validator/;

const mayBeShared = (id: string) =>
  ofEveryPage.test(id) ||
  ofDomain.test(id) ||
  ofHome.test(id) ||
  (/app\/(ui|lib|features)\//.test(id) && ![ofForms, ofCalls, ofQueries].some((own) => own.test(id)));

function importersOf(id: string, modules: Modules): string[] {
  const all = new Set([id]);
  for (const one of all)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) all.add(importer);
  return [...all];
}

function fileOf(id: string, modules: Modules): SharedFile | null {
  if (ofEveryPage.test(id)) return "shop";
  if (ofDomain.test(id)) return "members";
  if (ofHome.test(id)) return "home-parts";
  const importers = importersOf(id, modules);
  if (importers.some((one) => frame.test(one))) return "shop";
  const pages = new Set(importers.map((one) => /app\/(pages\/[\w/-]+)\.tsx/.exec(one)?.[1]).filter(Boolean));
  const opened = doors.filter((door) => pages.has(door)).length;
  if (opened > 1 || (opened === 1 && pages.size > 2)) {
    if (pages.has("pages/shop/product-detail")) return "shop";
    // Forms and slides for example, which a product's page does without.
    return pages.has("pages/shop/home") ? "common" : "members";
  }
  const outside = [...pages].filter((page) => !page?.startsWith("pages/admin/"));
  for (const [door, file] of Object.entries(besides)) if (outside.join() === door) return file;
  return opened === 0 && ofTables.test(id) ? "tables" : null;
}

export const sharedFile = (name: SharedFile, priority: number) => ({
  name: (id: string, modules: Modules) => (fileOf(id, modules) === name ? name : null),
  debugName: name,
  test: mayBeShared,
  minShareCount: 2,
  priority,
});
