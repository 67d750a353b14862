// Stops Zod from compiling code with `new Function`, which the content security policy forbids and reports.
// Zod reads this setting when it is loaded, so this file must run first.
if (typeof document !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
