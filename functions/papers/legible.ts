const lineBreaks = new Set(['\n', '\r', '\t'])

/** "[U+20BB7]": longer than the character, and never another one. */
const named = (codePoint: number): string => `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`

/**
 * A text in which each character that the face has no sign for is named instead: a rare name reads on paper as what it is,
 * never as a box, and a mark that nobody sees, such as one that turns the writing direction, is there for all to see.
 */
export const legible = (text: string, hasSign: (codePoint: number) => boolean): string => {
  let written = ''
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    written += lineBreaks.has(character) || hasSign(codePoint) ? character : named(codePoint)
  }
  return written
}
