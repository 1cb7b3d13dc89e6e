import { normalizeReported, reportedReferencePrefix } from '#shared/repayment/reported-reference.ts'
import { companyItemKey, companyPartition } from './companies.ts'
import { groupIndex, type Item, type ItemPage, put, remove, type Table, type Write } from './table.ts'

/** Points from the reference of a reported transfer to the report, until its arrival is confirmed. */
export interface ReportedTransfer {
  companyId: string
  kind: 'payment' | 'payoff'
  id: string
  /** Normalised for comparison; absent if it is too short to search for. */
  reported?: string
}

interface Reported {
  companyId: string
  kind: ReportedTransfer['kind']
  id: string
  reference: string
  isWaiting: boolean
  /** Whether it is written for the first time. */
  isNew: boolean
}

const prefix = 'FOUNDBY#reported#'

/** Ends a reference in the index; sorts before all letters and digits. */
const end = '#'

const groupOf = (beginning: string): string => `REPORTED#${beginning}`

/** Indexes a report while it waits. Belongs in every transaction that changes it; no write if it never waited. */
export const indexReportedTransfer = (
  table: Table,
  { companyId, kind, id, reference, isWaiting, isNew }: Reported,
): Write | undefined => {
  const key = companyItemKey(companyId, `${prefix}${kind}#${id}`)
  if (!isWaiting) return isNew ? undefined : remove<ReportedTransfer>(table, key)
  const reported = normalizeReported(reference)
  return put<ReportedTransfer>(table, {
    ...key,
    type: 'reported-transfer',
    ...(reported
      ? { gsi1pk: groupOf(reportedReferencePrefix(reported)), gsi1sk: `${reported}${end}${companyId}` }
      : {}),
    companyId,
    kind,
    id,
    ...(reported ? { reported } : {}),
  })
}

/** Access pattern: a company's reported transfers whose arrival is not confirmed. */
export const listReportedOf = (table: Table, companyId: string): AsyncGenerator<Item<ReportedTransfer>> =>
  table.all<ReportedTransfer>({ pk: companyPartition(companyId), prefix, consistent: true })

/**
 * Access pattern: sellers' references with a text's beginning, in reverse order from the text on. Eventually consistent.
 */
export const listReferencesByPrefix = (
  table: Table,
  upTo: string,
  limit: number,
): Promise<ItemPage<Item<ReportedTransfer>>> => {
  const beginning = reportedReferencePrefix(upTo)
  return table.query<ReportedTransfer>({
    pk: groupOf(beginning),
    index: groupIndex,
    between: { from: beginning, to: `${upTo}${end}~` },
    newestFirst: true,
    limit,
  })
}

/** Access pattern: the reports with a reference. Eventually consistent. */
export const listByReference = (table: Table, reported: string): AsyncGenerator<Item<ReportedTransfer>> =>
  table.all<ReportedTransfer>({
    pk: groupOf(reportedReferencePrefix(reported)),
    index: groupIndex,
    prefix: `${reported}${end}`,
  })

/** Access pattern: whether any reported reference has a prefix. Eventually consistent. */
export const hasReferencePrefix = async (table: Table, beginning: string): Promise<boolean> => {
  const { items } = await table.query({ pk: groupOf(beginning), index: groupIndex, limit: 1 })
  return items.length > 0
}
