/** What an id may look like: never a name with blanks or in Chinese. */
export const isLikeId = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)
