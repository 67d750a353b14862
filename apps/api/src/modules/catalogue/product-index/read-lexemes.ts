const codeOf = (character: string) => character.charCodeAt(0);
const [ZERO, NINE] = [codeOf("0"), codeOf("9")];
const [COMMA, COLON] = [codeOf(","), codeOf(":")];

/**
 * Parses the text of a `tsvector`, such as `'oak':2 'sofa':3,5`, and visits each word with each position, starting at 1.
 * Written by hand for speed, because it runs for every product.
 */
export function readLexemes(text: string, visit: (lexeme: string, position: number) => void): void {
  for (let start = text.indexOf("'"); start >= 0; ) {
    let end = text.indexOf("'", start + 1);
    while (text[end + 1] === "'") end = text.indexOf("'", end + 2);
    const quoted = text.slice(start + 1, end);
    const lexeme = /['\\]/.test(quoted) ? quoted.replaceAll("''", "'").replaceAll("\\\\", "\\") : quoted;
    let at = end + 1;
    while (text.charCodeAt(at) === COLON || text.charCodeAt(at) === COMMA) {
      let position = 0;
      for (at += 1; isDigit(text.charCodeAt(at)); at += 1)
        position = position * 10 + text.charCodeAt(at) - ZERO;
      visit(lexeme, position);
    }
    start = text.indexOf("'", at);
  }
}

const isDigit = (code: number) => code >= ZERO && code <= NINE;
