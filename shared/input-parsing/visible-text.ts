/** Characters that move a terminal's cursor, change the writing direction or are invisible. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu

const numbered = (sign: string): string => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`

/** Stored text made readable on a terminal: on one line, with invisible characters replaced by their code points. */
export const visibleText = (text: string): string => text.replace(unseen, numbered)

/** The same, keeping line breaks and tabs. */
export const visibleLines = (text: string): string =>
  text.replace(unseen, (sign) => (sign === '\n' || sign === '\r' || sign === '\t' ? sign : numbered(sign)))
