/**
 * Measured times of work that no endpoint does, in milliseconds of the Lambda at its share of a processor: of an item of
 * a job, and of a page of a scan.
 */
export const measuredMs = {
  /** Charges a drawdown ([decision 115](../../docs/decisions/0115-jobs-in-runs-that-end-in-time.md)). */
  charge: 22,
  /** Posts a day of overdue interest: two thirds of a charge's units. */
  arrears: 15,
  /** Lists an item of the index and skips it: a page of 500 takes 60. */
  listed: 0.12,
  /** Recounts a facility by its ledger, or books its month. */
  recount: 25,
  /** Starts a synchronisation: one transaction, four shards at once. */
  dispatch: 3,
  /** A page of 1,000 items of a scan whose filter leaves out nearly all. */
  scannedPage: 40,
  /** Reads an item for the analysts' export and writes its row: 0.05 of a whole processor, and its part of a page. */
  exported: 0.2,
  /** Writes a row that is derived from a month of sales. */
  exportedDay: 0.02,
  /** Deletes an expired item. */
  deleted: 4,
  /** Reminds of a payment: writes an event. */
  reminder: 3,
} as const
