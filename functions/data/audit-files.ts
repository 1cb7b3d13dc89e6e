/** Objects with this prefix are exported audit entries and closed books: the bucket's policy denies deleting them. */
export const auditPrefix = 'audit/'

/**
 * The key of a day (UTC) of the audit, `audit/2027/2027-01-31.1.ndjson`: one JSON entry a line, in order. Entries of
 * confidential acts have a prefix of their own, for their roles alone: `audit/confidential/2027/…`.
 */
export const auditFileKey = (day: string, part: number, isConfidential = false): string =>
  `${auditPrefix}${isConfidential ? 'confidential/' : ''}${day.slice(0, 4)}/${day}.${part}.ndjson`

/** The key of a report of a closed month, `audit/books/2027-01/trial-balance.csv`. */
export const bookFileKey = (month: string, name: string): string => `${auditPrefix}books/${month}/${name}.csv`
