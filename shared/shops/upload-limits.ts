/** 5 MB, in bytes. */
export const maxUploadedTable = 5 * 1024 * 1024
/** Of one file. */
export const maxUploadedRows = 20_000
/** Of all files of a shop. */
export const maxUploadedOrders = 60_000
/** Of a company. */
export const maxUploadedSources = 20
