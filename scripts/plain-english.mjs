import { allowed, findReplacedWords } from "./lib/plain-english.mjs";

const found = findReplacedWords();
for (const line of found) console.log(line);
console.log(`${found.length} replaced words found, ${allowed.length} allowed exceptions`);
process.exitCode = found.length > 0 ? 1 : 0;
