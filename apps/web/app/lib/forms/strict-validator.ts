// The validator would first try to make a function out of a text, which the page's policy forbids and reports. It reads
// its settings from here when it is loaded, which is later, and only where there is a form.
if (typeof document !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
