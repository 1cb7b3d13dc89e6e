/** The spaces that stand within a line. Tabs and line breaks part one thing from another and stay. */
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * Text in the characters that it means: full-width letters, figures and signs (１，Ａ，（) as plain ones, every space as
 * the plain one, and without the invisible marks that come along with what is copied.
 */
export const plainCharacters = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(spaces, ' ')
    .replace(/\p{Cf}/gu, '')

/** A number or code as a register writes it: plain characters, and none of the blanks and dashes that people group it by. */
export const compactCode = (text: string): string => plainCharacters(text).replace(/[\s\-‐-―−]/g, '')
