/** What begins with this was exported from the audit: nobody deletes it, as the bucket itself says. */
export const auditPrefix = 'audit/'

/** Where a day (UTC) of the audit lies, `audit/2027/2027-01-31.1.ndjson`: an entry a line, as JSON, in their order. */
export const auditFileKey = (day: string, part: number): string =>
  `${auditPrefix}${day.slice(0, 4)}/${day}.${part}.ndjson`
