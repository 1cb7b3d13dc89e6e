/** So many documents go with a request for a higher limit at most. */
export const maxLimitDocuments = 5
