/**
 * Whether a text may be an id: never one with blanks or in Chinese. Where names are looked for, one that has a figure in it, or is an
 * address: what was typed of a name and not chosen is none.
 */
export const isLikeId = (text: string, isSought = false): boolean =>
  /^[\x21-\x7e]+$/.test(text) && (!isSought || /[\d@]/.test(text))
