/** In UTF-16 code units: a sentence with some values in it. */
const usual = 500

/** A text for people or for the log, however long what it quotes: cut where it is longer than `longest`. */
export const shortened = (text: string, longest = usual): string =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text
