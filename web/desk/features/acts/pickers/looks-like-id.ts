/**
 * Whether a text may be an id: printable ASCII without spaces. For pickers that search by name, it must contain a digit
 * or `@`, so that a typed name is not taken for an id.
 */
export const looksLikeId = (text: string, isSought = false): boolean =>
  /^[\x21-\x7e]+$/.test(text) && (!isSought || /[\d@]/.test(text))
