import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/** Words that we replaced by the field's own, and what to write instead. */
export const replacedWords = [
  [
    /\b(a|the|each|every) kept\b|\bkept (replies|reply|pages?|lists?|answers?)\b|\bkept[A-Z-]\w/,
    "cached, stored or saved",
  ],
  [/\bmend(s|ed|ing)?\b/i, "patch, fix or update"],
  [/\b(hearing|hears|hear of|heard of|overheard)\b/i, "listener, notification, receives or learns"],
  [/\bdeeds?\b/i, "action"],
  [/(?<!home |\/|_)\boffice\b(?!@)|Office[A-Z]|[a-z]Office/, "admin, staff or shop"],
  [
    /\b(whoever|whomever|somebody|anybody|everybody)\b/i,
    "name the actor: the customer, the worker, another process",
  ],
  [/\b(made|makes?|begun|built) anew\b|\banew\b/i, "rebuild, refresh or again"],
  [/\b(tidies|tidied|tidying|tid(y|ies) up)\b|\bhousekeep\w*|\bke(ep|pt) house\b/i, "cleanup"],
  [/\b(front door|at the door|our house|this house|small house)\b/i, "fast path, shop, studio or codebase"],
  [/\bcrowded\b/i, "saturated"],
  [/\b(come|comes|came) alive\b/i, "hydrate"],
  [/\bat hand\b/i, "available, current"],
  [/\bways? to (pay|deliver)\b/i, "payment method, shipping method"],
  [/\bin circles?\b|InCircle/, "deadlock"],
  [/\bstock ?tick\b/i, "stock version"],
  [/\b(made|make|makes) void\b/i, "invalidate"],
  [/\bfor good measure\b|\bhas had its (day|share)\b/i, "say what happens"],
  [
    /\b(putIntoOutbox|makeOnce|keepDocuments|takeInNews|hearStripe|keepHouse|createHousekeeper|askForRest|findHeldOnPaper|tellHowToPay|sendAwayOthers|keptReplies|createFrontDoor|createTurns|lockSeen|rememberBefore|readOffice|moveOrders|undoMoves|owesRest|deedOf|takingOf)\b/,
    "the name that replaced it, see CHANGELOG and the code",
  ],
];

/** Places where a replaced word is right: a quotation, a product name or a name that others rely on. */
export const allowed = [
  // A kind of room in the files of other shops.
  {
    file: "apps/api/src/modules/catalogue/import-export/foreign-files/guess-category.ts",
    text: '["office", "desk"',
  },
  // Old names that integrators look up.
  { file: "CHANGELOG.md", text: "`hearStripe` | `receiveStripeEvent`" },
  { file: "CHANGELOG.md", text: "`getOfficeProduct` | `getAdminProduct`" },
  { file: "CHANGELOG.md", text: "`listOfficeCollections` | `listAdminCollections`" },
  { file: "CHANGELOG.md", text: "`getOrderOffice` | `getOrderAdminDetails`" },
  { file: "CHANGELOG.md", text: "`moveOrders` | `changeOrderStatuses`" },
  { file: "CHANGELOG.md", text: "`undoMoves` | `undoStatusChanges`" },
  // Metric names that stay for one release.
  { file: "apps/api/src/plugins/observability/shop-metrics.ts", text: '"housekeeping_removed_total"' },
  { file: "apps/api/src/plugins/observability/shop-metrics.ts", text: '"housekeeping_last_seconds"' },
  { file: "apps/api/src/plugins/observability/shop-metrics.test.ts", text: '"housekeeping_removed_total"' },
  { file: "apps/api/src/plugins/observability/shop-metrics.test.ts", text: '"housekeeping_last_seconds"' },
  // Rooms and furniture.
  { file: "apps/api/src/db/migrations/1002_catalogue.sql", text: "office chair, desk chair" },
  { file: "apps/api/src/db/migrations/1002_catalogue.sql", text: "WHEN 'workplace' THEN ' office'" },
  { file: "apps/api/src/db/migrations/1039_kinds.sql", text: '"name": "Office chairs"' },
  { file: "apps/api/src/demo/catalogue/kinds.ts", text: '"office-chairs": {' },
  { file: "apps/api/src/testing/judged-searches.ts", text: 'any("office chair"' },
  { file: "apps/api/src/testing/judged-searches.ts", text: 'one("office desk under 600"' },
  { file: "apps/api/src/testing/judged-searches.ts", text: 'any("office", OFFICE)' },
  { file: "apps/api/src/demo/catalogue/collections.ts", text: 'slug: "first-office"' },
  { file: "apps/api/src/demo/catalogue/collections.ts", text: "An office in the spare room" },
  {
    file: "apps/api/src/modules/catalogue/listing/list-products.test.ts",
    text: "Stripes for everybody at home.",
  },
  // Texts of the specification.
  { file: "docs/specification.md", text: "C09 Prices are fetched anew" },
];

const checkedFiles = [
  "*.ts",
  "*.tsx",
  "*.mjs",
  "*.cjs",
  "*.sql",
  "*.md",
  "*.css",
  "*.yml",
  "*.yaml",
  ".env.example",
];
// The old schema and the file that renames it speak of old names; published figures and sample texts are data.
const skippedFiles =
  /^(apps\/api\/src\/testing\/version-0\.1|apps\/api\/src\/db\/upgrade)\/|^scripts\/lib\/plain-english\.mjs$/;

/** Every use of a replaced word that is not on the list of exceptions. */
export function findReplacedWords() {
  const files = execFileSync("git", ["ls-files", "-z", "--", ...checkedFiles], {
    cwd: root,
    encoding: "utf8",
  });
  const found = [];
  const used = new Set();
  for (const file of files.split("\0").filter((name) => name && !skippedFiles.test(name))) {
    for (const [index, line] of readFileSync(join(root, file), "utf8").split("\n").entries()) {
      for (const [pattern, instead] of replacedWords) {
        const word = pattern.exec(line)?.[0];
        if (word === undefined) continue;
        const exception = allowed.find((one) => one.file === file && line.includes(one.text));
        if (exception) used.add(exception);
        else found.push(`${file}:${index + 1}: "${word}", write ${instead}`);
      }
    }
  }
  const unused = allowed
    .filter((one) => !used.has(one))
    .map(({ file, text }) => `${file}: "${text}" is no longer there`);
  return [...found, ...unused];
}
