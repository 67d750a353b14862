import fc from "fast-check";

// The same tries in every run: a test is red because something changed, never by chance. `npm run faults` tries others.
const seed = process.env.FAULT_ROUNDS ? Date.now() : 20_261_115;
fc.configureGlobal({ seed });
