/** What would move a terminal's cursor, turn the writing direction or not be seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu

const numbered = (sign: string): string => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`

/** Stored text as it can be read on a terminal: in its line, and with the number of each character that is not seen. */
export const visibleText = (text: string): string => text.replace(unseen, numbered)

/** The same of a text whose lines are its own. */
export const visibleLines = (text: string): string =>
  text.replace(unseen, (sign) => (sign === '\n' || sign === '\r' || sign === '\t' ? sign : numbered(sign)))
