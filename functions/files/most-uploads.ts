/** Files of a company: a verification takes some forty, and each may be taken anew. */
export const mostUploadsADay = 500
