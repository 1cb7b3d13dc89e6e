import { beginningOfReported, comparableReported } from '#shared/repayment/reported-reference.ts'
import { companyPartition } from './companies.ts'
import { groupIndex, type Item, put, remove, type Table, type Write } from './table.ts'

/** Leads from what a seller says that their transfer says to what they reported, while nobody has seen it arrive. */
export interface ReportedTransfer {
  companyId: string
  kind: 'payment' | 'payoff'
  id: string
  /** As it is compared; absent of what is too short to be looked for. */
  reported?: string
}

interface Reported {
  companyId: string
  kind: ReportedTransfer['kind']
  id: string
  reference: string
  isWaiting: boolean
  /** Of what is written for the first time. */
  isNew: boolean
}

const prefix = 'FOUNDBY#reported#'

/** Ends a reference in the index, before all letters and digits. */
const end = '#'

const groupOf = (beginning: string): string => `REPORTED#${beginning}`

/** Has a report found while it waits. Goes with whatever changes it; nothing to write of what never waited. */
export const noteReported = (
  table: Table,
  { companyId, kind, id, reference, isWaiting, isNew }: Reported,
): Write | undefined => {
  const key = { pk: companyPartition(companyId), sk: `${prefix}${kind}#${id}` }
  if (!isWaiting) return isNew ? undefined : remove<ReportedTransfer>(table, key)
  const reported = comparableReported(reference)
  return put<ReportedTransfer>(table, {
    ...key,
    type: 'reported-transfer',
    ...(reported
      ? { gsi1pk: groupOf(beginningOfReported(reported)), gsi1sk: `${reported}${end}${companyId}` }
      : {}),
    companyId,
    kind,
    id,
    ...(reported ? { reported } : {}),
  })
}

/** Access pattern: what a company has reported and nobody has seen arrive. */
export const listReportedOf = (table: Table, companyId: string): AsyncGenerator<Item<ReportedTransfer>> =>
  table.all<ReportedTransfer>({ pk: companyPartition(companyId), prefix, consistent: true })

/** Access pattern: of the sellers' own references with a beginning, the last in order up to one, which it may be itself. Eventually consistent. */
export const findReportedUpTo = async (
  table: Table,
  upTo: string,
): Promise<Item<ReportedTransfer> | undefined> => {
  const beginning = beginningOfReported(upTo)
  const { items } = await table.query<ReportedTransfer>({
    pk: groupOf(beginning),
    index: groupIndex,
    between: { from: beginning, to: `${upTo}${end}~` },
    newestFirst: true,
    limit: 1,
  })
  return items[0]
}

/** Access pattern: what was reported with a reference. Eventually consistent. */
export const listReportedAs = (table: Table, reported: string): AsyncGenerator<Item<ReportedTransfer>> =>
  table.all<ReportedTransfer>({
    pk: groupOf(beginningOfReported(reported)),
    index: groupIndex,
    prefix: `${reported}${end}`,
  })

/** Access pattern: whether anything was reported with a reference that begins so. Eventually consistent. */
export const isAnyReported = async (table: Table, beginning: string): Promise<boolean> => {
  const { items } = await table.query({ pk: groupOf(beginning), index: groupIndex, limit: 1 })
  return items.length > 0
}
