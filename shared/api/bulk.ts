/** One call does something to so many things at most. */
export const maxItems = 1000
