/** Shorter, a reference of the seller's own could stand in any text. */
const shortestReported = 5

/** Letters and digits of any script: banks break and pad texts each in their own way. */
export const textEssence = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What a seller says that their transfer says, as it is looked for in a text; undefined of what is too short for that. */
export const comparableReported = (reference: string | undefined): string | undefined => {
  const reported = textEssence(reference ?? '')
  return reported.length >= shortestReported ? reported : undefined
}

/** From more places than these no reference is looked for: a bank's text has a few dozen. */
const mostBeginnings = 150
/** Longer, no reference is. */
const longestReported = 140
/** In UTF-16 code units: so much of a text has the longest reference in it, however a bank breaks and pads it. */
const longestPadded = 1000

/** A number, a word of letters; of Chinese each character by itself, as its words have no blanks between them. */
const word = /\p{N}+|\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu

/** Under what a reference of the seller's own stands: its beginning, as it is compared. */
export const beginningOfReported = (reported: string): string =>
  Array.from(reported).slice(0, shortestReported).join('')

/** What a text says from each place on where a word of it begins, as references are compared: one of these begins with any that it holds. */
export const saidFromEachWord = (text: string): string[] => {
  const said = [...text.matchAll(word)]
    .slice(0, mostBeginnings)
    .flatMap(({ index }) => comparableReported(text.slice(index, index + longestPadded)) ?? [])
  return [...new Set(said.map((each) => Array.from(each).slice(0, longestReported).join('')))]
}
