import type { Cents } from '../money/cents.ts'
import { type Account, accountNames } from './accounts.ts'
import { asRead, availableOf, type Balances } from './balances.ts'
import type { PostingLine } from './posting.ts'

/** The views of a ledger: an account, or the available amount, which is derived from several. */
export const ledgerViews = [...accountNames, 'available'] as const
export type LedgerView = (typeof ledgerViews)[number]

const behindAvailable: readonly Account[] = [
  'limit',
  'watermark',
  'frozenLimit',
  'principalReceivable',
  'pendingDrawdown',
]

/** Whether a posting affects a view. */
export const isBehind = (view: LedgerView, lines: readonly PostingLine[]): boolean =>
  lines.some(({ account }) => (view === 'available' ? behindAvailable.includes(account) : account === view))

/** A balance for display. */
export const balanceIn = (view: LedgerView, balances: Balances): Cents =>
  view === 'available' ? availableOf(balances) : asRead(view, balances[view])
