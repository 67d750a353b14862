import fc from "fast-check";

// Property tests use the same values in every run, so that they never fail by chance. `npm run faults` uses new ones.
const seed = process.env.FAULT_ROUNDS ? Date.now() : 20_261_115;
fc.configureGlobal({ seed });
