/** Spaces within a line. Tabs and line breaks are separators and stay. */
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * Text normalised to plain characters: full-width letters, digits and signs (１，Ａ，（) and all spaces replaced, and
 * invisible marks from copying removed.
 */
export const plainCharacters = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(spaces, ' ')
    .replace(/\p{Cf}/gu, '')

/** A number or code in a register's form: plain characters, without grouping blanks and dashes. */
export const compactCode = (text: string): string => plainCharacters(text).replace(/[\s\-‐-―−]/g, '')
