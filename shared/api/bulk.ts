/** The maximum number of items in one bulk call. */
export const maxItems = 1000
