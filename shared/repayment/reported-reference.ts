/** Shorter, a reference of the seller's own could stand in any text. */
const shortestReported = 5

/** Letters and digits of any script: banks break and pad texts each in their own way. */
export const textEssence = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What a seller says that their transfer says, as it is looked for in a text; undefined of what is too short for that. */
export const comparableReported = (reference: string | undefined): string | undefined => {
  const reported = textEssence(reference ?? '')
  return reported.length >= shortestReported ? reported : undefined
}
