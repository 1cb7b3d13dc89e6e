/** In UTF-16 code units: a sentence with some values. */
const usual = 500

/** A text for people or for the log, truncated if it is longer than `longest`. */
export const truncate = (text: string, longest = usual): string =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text
