/** 5 MB, in bytes. */
export const maxUploadedTable = 5 * 1024 * 1024
/** Per file. */
export const maxUploadedRows = 20_000
/** Per shop, in all its files. */
export const maxUploadedOrders = 60_000
/** Per company. */
export const maxUploadedSources = 20
