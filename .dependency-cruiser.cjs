/**
 * The walls of the house. Arrows point down only: pages -> features -> ui/lib -> domain -> contract on the
 * web side; server -> app -> modules -> plugins/db -> domain -> contract on the API side.
 */
const api = "^apps/api/src";
const web = "^apps/web/app";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "contract-stands-alone",
      comment: "The contract describes the wire and nothing else.",
      severity: "error",
      from: { path: "^packages/contract/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^packages/contract/src", "node_modules/zod"] },
    },
    {
      name: "domain-is-pure",
      comment: "Rules without I/O: only the contract below.",
      severity: "error",
      from: { path: "^packages/domain/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^packages/(domain|contract)/src"] },
    },
    {
      name: "web-never-imports-api",
      severity: "error",
      from: { path: "^apps/web" },
      to: { path: "^apps/api" },
    },
    {
      name: "api-meets-web-only-through-its-server-build",
      severity: "error",
      from: { path: "^apps/api" },
      to: { path: "^apps/web/(?!server/)" },
    },
    {
      name: "modules-do-not-know-the-app",
      severity: "error",
      from: { path: `${api}/(modules|db|plugins)/`, pathNot: "\\.test\\.ts$" },
      to: { path: `${api}/(app|run-shop|server)\\.ts$` },
    },
    {
      name: "modules-know-each-other-by-their-faces",
      comment: "What a module gives to others is in its index.ts; the rest is its own business.",
      severity: "error",
      from: {
        path: `${api}/`,
        pathNot: ["\\.test\\.ts$", `${api}/testing/`, "fixtures\\.ts$", `${api}/modules/`],
      },
      to: { path: `${api}/modules/[^/]+/(?!index\\.ts$)` },
    },
    {
      name: "modules-reach-only-into-themselves",
      severity: "error",
      from: { path: `${api}/modules/([^/]+)/`, pathNot: ["\\.test\\.ts$", "fixtures\\.ts$"] },
      to: { path: `${api}/modules/([^/]+)/(?!index\\.ts$)`, pathNot: `${api}/modules/$1/` },
    },
    {
      name: "plugins-do-not-know-modules",
      severity: "error",
      from: { path: `${api}/(plugins|db)/`, pathNot: ["\\.test\\.ts$", `${api}/db/demo/`] },
      to: { path: `${api}/modules/` },
    },
    {
      name: "only-config-reads-the-environment",
      comment: "Settings are handed in. That nobody else reads process.env is the lint rule noProcessEnv.",
      severity: "error",
      from: { path: `${api}/(modules|db|plugins)/`, pathNot: "\\.test\\.ts$" },
      to: { path: `${api}/config\\.ts$`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ui-has-no-data-and-no-features",
      severity: "error",
      from: { path: `${web}/ui/` },
      to: { path: `${web}/(features|pages)/` },
    },
    {
      name: "lib-is-below-features",
      severity: "error",
      from: { path: `${web}/lib/` },
      to: { path: `${web}/(features|pages)/` },
    },
    {
      name: "features-do-not-import-features",
      severity: "error",
      from: { path: `${web}/features/([^/]+)/` },
      to: { path: `${web}/features/([^/]+)/`, pathNot: `${web}/features/$1/` },
    },
    {
      name: "features-do-not-import-pages",
      severity: "error",
      from: { path: `${web}/features/` },
      to: { path: `${web}/pages/` },
    },
    {
      name: "shop-never-imports-admin",
      comment: "The admin area is its own chunk, never loaded by shoppers.",
      severity: "error",
      from: { path: `${web}/(pages/(shop|account|static|auth)|features/(?!admin)|ui|lib)` },
      to: { path: `${web}/(pages/admin|features/admin)` },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(node_modules|build|dist|\\.react-router)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
