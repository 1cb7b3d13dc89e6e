/** The maximum number of documents in a request for a higher limit. */
export const maxLimitDocuments = 5
