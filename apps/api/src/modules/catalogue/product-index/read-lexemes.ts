const codeOf = (sign: string) => sign.charCodeAt(0);
const [ZERO, NINE] = [codeOf("0"), codeOf("9")];
const [COMMA, COLON] = [codeOf(","), codeOf(":")];

/**
 * Reads a `tsvector` as the database writes it, `'oak':2 'sofa':3,5`: each word with each of its places, of which the first
 * is 1. By hand, because it is done for every product of a large catalogue.
 */
export function readLexemes(text: string, visit: (lexeme: string, place: number) => void): void {
  for (let start = text.indexOf("'"); start >= 0; ) {
    let end = text.indexOf("'", start + 1);
    while (text[end + 1] === "'") end = text.indexOf("'", end + 2);
    const quoted = text.slice(start + 1, end);
    const lexeme = /['\\]/.test(quoted) ? quoted.replaceAll("''", "'").replaceAll("\\\\", "\\") : quoted;
    let at = end + 1;
    while (text.charCodeAt(at) === COLON || text.charCodeAt(at) === COMMA) {
      let place = 0;
      for (at += 1; isDigit(text.charCodeAt(at)); at += 1) place = place * 10 + text.charCodeAt(at) - ZERO;
      visit(lexeme, place);
    }
    start = text.indexOf("'", at);
  }
}

const isDigit = (code: number) => code >= ZERO && code <= NINE;
