const lineBreaks = new Set(['\n', '\r', '\t'])

/** "[U+20BB7]": longer than the character, and unambiguous. */
const named = (codePoint: number): string => `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`

/** Invisible characters, such as marks that change the writing direction. A font may have an empty glyph for them. */
const isUnseen = (character: string): boolean => /\p{C}/u.test(character)

/** Text is not shaped: a combining mark would be printed over the wrong letter. */
const isCombining = (character: string): boolean => /\p{M}/u.test(character)

/** A piece of a text in one font. */
export interface Run {
  /** The font, by its index. */
  face: number
  text: string
}

/**
 * A text in Unicode's composed form, in runs, each character in the first font with a glyph for it. A character without
 * one is replaced by its code point, in the first font: a rare name is never printed as boxes, and an invisible mark, or
 * one that no letter is composed with, becomes visible.
 */
export const runsByFace = (text: string, faces: readonly ((codePoint: number) => boolean)[]): Run[] => {
  const runs: Run[] = []
  for (const character of text.normalize()) {
    const codePoint = character.codePointAt(0) ?? 0
    const found = lineBreaks.has(character)
      ? 0
      : isCombining(character)
        ? -1
        : faces.findIndex((hasSign, index) => (index === 0 || !isUnseen(character)) && hasSign(codePoint))
    const run = found < 0 ? { face: 0, text: named(codePoint) } : { face: found, text: character }
    const last = runs.at(-1)
    if (last?.face === run.face) last.text += run.text
    else runs.push(run)
  }
  return runs
}
