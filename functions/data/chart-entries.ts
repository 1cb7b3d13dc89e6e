import { type ChartEntry, chartOf } from '#shared/books/chart-of-accounts.ts'
import type { GeneralAccount } from '#shared/books/general-accounts.ts'
import type { ChartOfAccounts } from '#shared/books/journal.ts'
import type { BookMonth } from './book-months.ts'
import { collect } from './collect.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** An account's code and name in the lender's own chart of accounts. */
export interface StoredChartEntry extends ChartEntry {
  setBy: string
  setAt: string
  version: number
}

const partition = 'CHART-OF-ACCOUNTS'

/** Access pattern: an account of the lender's own chart. */
export const findChartEntry = (
  table: Table,
  account: GeneralAccount,
): Promise<Item<StoredChartEntry> | undefined> => table.get<StoredChartEntry>({ pk: partition, sk: account })

/** Access pattern: every account of the lender's own chart. */
export const listChartEntries = (table: Table): Promise<StoredChartEntry[]> =>
  collect(table.all<StoredChartEntry>({ pk: partition }))

/** Creates an account of the chart (version 0) or replaces the version that was read. */
export const replaceChartEntry = (table: Table, entry: StoredChartEntry): Write =>
  replace<StoredChartEntry>(table, { ...entry, pk: partition, sk: entry.account, type: 'chart-entry' })

/** Access pattern: the chart of accounts of a month: as it was when the month was closed, or as it is. */
export const findChartOf = async (
  table: Table,
  { closed }: Pick<BookMonth, 'closed'>,
): Promise<ChartOfAccounts> => chartOf(closed?.chart ?? (await listChartEntries(table)))
