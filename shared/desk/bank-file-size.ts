const megabyte = 1024 * 1024

/** The maximum size of a file in a call to the back office, in bytes: base64 makes it larger by a third. */
export const maxCallFile = 4 * megabyte

/** The maximum size of a bank's file. Above that of a call it is sent compressed by gzip: 10,000 entries of camt.053 have about 14 MB. */
export const maxBankFile = 32 * megabyte
