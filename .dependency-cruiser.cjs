/**
 * Import rules. Dependencies point downwards only.
 * Web: pages -> features -> ui, lib -> domain -> contract.
 * API: server, app -> composition -> modules -> plugins -> storage, db, core -> domain -> contract.
 * Modules: sales -> catalogue -> identity -> platform.
 */
const api = "^apps/api/src";
const web = "^apps/web/app";
const modules = `${api}/modules`;
const testCode = ["\\.test\\.tsx?$", `${api}/testing/`];

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Type-only imports count too.",
      severity: "error",
      from: {},
      to: { circular: true },
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
      comment: "Business rules without I/O; they may use the contract only.",
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
      name: "api-imports-only-the-server-build-of-web",
      severity: "error",
      from: { path: "^apps/api" },
      to: { path: "^apps/web/(?!server/)" },
    },
    {
      name: "platform-imports-no-other-area",
      severity: "error",
      from: { path: `${modules}/platform/`, pathNot: testCode },
      to: { path: `${modules}/(identity|catalogue|sales)/` },
    },
    {
      name: "identity-imports-only-platform",
      severity: "error",
      from: { path: `${modules}/identity/`, pathNot: testCode },
      to: { path: `${modules}/(catalogue|sales)/` },
    },
    {
      name: "catalogue-does-not-import-sales",
      severity: "error",
      from: { path: `${modules}/catalogue/`, pathNot: testCode },
      to: { path: `${modules}/sales/` },
    },
    {
      name: "modules-use-each-other-through-index",
      comment: "A module's public API is its index.ts; only the composition imports its routes.ts.",
      severity: "error",
      from: { path: `${modules}/([^/]+/[^/]+)/`, pathNot: testCode },
      to: { path: `${modules}/[^/]+/[^/]+/(?!index\\.ts$)`, pathNot: `${modules}/$1/` },
    },
    {
      name: "composition-uses-index-and-routes",
      severity: "error",
      from: { path: `${api}/`, pathNot: [...testCode, `${modules}/`] },
      to: { path: `${modules}/[^/]+/[^/]+/(?!(index|routes|[a-z-]+-routes)\\.ts$)` },
    },
    {
      name: "modules-do-not-import-composition",
      severity: "error",
      from: { path: `${api}/(modules|storage|db|core|plugins)/`, pathNot: testCode },
      to: { path: `${api}/(composition/|demo/|cli/|(app|run-server|server)\\.ts$)` },
    },
    {
      name: "plugins-do-not-import-modules",
      severity: "error",
      from: { path: `${api}/(plugins|storage|db|core)/`, pathNot: testCode },
      to: { path: `${modules}/` },
    },
    {
      name: "db-and-core-do-not-import-plugins",
      severity: "error",
      from: { path: `${api}/(storage|db|core)/`, pathNot: testCode },
      to: { path: `${api}/plugins/` },
    },
    {
      name: "only-config-reads-the-environment",
      comment: "Settings are passed in. The lint rule noProcessEnv keeps process.env out of other files.",
      severity: "error",
      from: { path: `${api}/(modules|db|plugins)/`, pathNot: testCode },
      to: { path: `${api}/config\\.ts$`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-test-code-in-the-product",
      severity: "error",
      from: { path: `${api}/`, pathNot: testCode },
      to: { path: `${api}/testing/` },
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
      from: { path: `${web}/features/([^/]+/[^/]+)/` },
      to: {
        path: `${web}/features/[^/]+/[^/]+/`,
        pathNot: [`${web}/features/$1/`, `${web}/features/admin/shared/`],
      },
    },
    {
      name: "features-do-not-import-pages",
      severity: "error",
      from: { path: `${web}/features/` },
      to: { path: `${web}/pages/` },
    },
    {
      name: "shop-never-imports-admin",
      comment: "Shoppers never load code of the admin area.",
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
