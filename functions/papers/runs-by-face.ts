const lineBreaks = new Set(['\n', '\r', '\t'])

/** "[U+20BB7]": longer than the character, and never another one. */
const named = (codePoint: number): string => `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`

/** What nobody sees, such as a mark that turns the writing direction. A face may have an empty sign for it. */
const isUnseen = (character: string): boolean => /\p{C}/u.test(character)

/** A piece of a text that one face writes. */
export interface Run {
  /** Which of the faces, by its place among them. */
  face: number
  text: string
}

/**
 * A text in runs, each character in the first face that has a sign for it. One that none has is named instead, in the
 * first: a rare name reads on paper as what it is, never as a box, and a mark that nobody sees is there for all to see.
 */
export const runsByFace = (text: string, faces: readonly ((codePoint: number) => boolean)[]): Run[] => {
  const runs: Run[] = []
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    const found = lineBreaks.has(character)
      ? 0
      : faces.findIndex((hasSign, index) => (index === 0 || !isUnseen(character)) && hasSign(codePoint))
    const run = found < 0 ? { face: 0, text: named(codePoint) } : { face: found, text: character }
    const last = runs.at(-1)
    if (last?.face === run.face) last.text += run.text
    else runs.push(run)
  }
  return runs
}
