/** One call does something to so many things at most. */
export const mostItems = 1000
