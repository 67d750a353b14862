// Assigns shared modules to chunks by their importers, so that a page loads little unused code.
type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

const layout = /app\/(root|entry\.client|pages\/shell)/;
/** Most visits start on one of these pages; anonymous ones on the first two. */
const firstEntryPages = ["pages/shop/home", "pages/shop/product-detail"];
const entryPages = [...firstEntryPages, "pages/shop/products", "pages/auth/sign-in"];

/** Chunks for modules that an entry page shares only with later pages or lazy parts. */
const entryPageChunks = {
  "pages/shop/home": "home-parts",
  "pages/shop/product-detail": "product-parts",
} as const;
type EntryPageChunk = (typeof entryPageChunks)[keyof typeof entryPageChunks];
type SharedFile = "shop" | "common" | "members" | "domain" | "tables" | EntryPageChunk;

// Packages have one index each, so every importer seems to need all of their modules: assign them by name.
const ofDomain = /packages\/domain\//;
const ofEveryPage =
  /domain\/src\/(cart|delivery|delivery-promise|lengths|money|samples|stock|variants)\.|contract\/src\/(constants|texts|models\/(category|id-pattern|image-variant)\.)|app\/lib\/shop\/(delivery-note|page-meta)\.|node_modules\/zustand/;
const ofTables =
  /app\/(features\/admin\/shared\/|ui\/confirm-dialog|lib\/(api\/download|shop\/(showroom-samples|open-orders)))/;
// Anonymous first pages call no API and use no queries, so these modules have separate chunks.
export const ofCalls =
  /contract\/src\/(client|toast-texts|endpoints\/routes)\.|app\/lib\/(api\/(api|api-transport)|session\/refresh)\./;
export const ofQueries =
  /node_modules\/@tanstack\/[\w-]*query|app\/lib\/api\/(query-keys|query-client|with-queries)\./;
// Not shared: the validator must load after strict-validator has configured it.
const ofForms =
  /form-schemas|use-contract-form|show-server-errors|use-versioned-edit|edit-conflict|strict-validator/;

const mayBeShared = (id: string) =>
  ofEveryPage.test(id) ||
  ofDomain.test(id) ||
  (/app\/(ui|lib|features)\//.test(id) && ![ofForms, ofCalls, ofQueries].some((pattern) => pattern.test(id)));

function importersOf(id: string, modules: Modules): string[] {
  const all = new Set([id]);
  for (const one of all)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) all.add(importer);
  return [...all];
}

function fileOf(id: string, modules: Modules): SharedFile | null {
  if (ofEveryPage.test(id)) return "shop";
  if (ofDomain.test(id)) return "domain";
  const importers = importersOf(id, modules);
  if (importers.some((one) => layout.test(one))) return "shop";
  const pages = new Set(importers.map((one) => /app\/(pages\/[\w/-]+)\.tsx/.exec(one)?.[1]).filter(Boolean));
  const entryCount = entryPages.filter((page) => pages.has(page)).length;
  if (entryCount > 1 || (entryCount === 1 && pages.size > 2)) {
    if (pages.has("pages/shop/product-detail")) return "shop";
    // For example forms and carousels, which product pages do not use.
    return pages.has("pages/shop/home") ? "common" : "members";
  }
  const outside = [...pages].filter((page) => !page?.startsWith("pages/admin/"));
  for (const [page, file] of Object.entries(entryPageChunks)) if (outside.join() === page) return file;
  return entryCount === 0 && ofTables.test(id) ? "tables" : null;
}

export const sharedFile = (name: SharedFile, priority: number) => ({
  name: (id: string, modules: Modules) => (fileOf(id, modules) === name ? name : null),
  debugName: name,
  test: mayBeShared,
  minShareCount: 2,
  priority,
});
