import type { Cents } from '../money/cents.ts'
import { type Account, accountNames } from './accounts.ts'
import { asRead, availableOf, type Balances } from './balances.ts'
import type { PostingLine } from './posting.ts'

/** What a ledger is looked at for: an account, or what is available, which follows from several. */
export const ledgerViews = [...accountNames, 'available'] as const
export type LedgerView = (typeof ledgerViews)[number]

const behindAvailable: readonly Account[] = [
  'limit',
  'watermark',
  'frozenLimit',
  'principalReceivable',
  'pendingDrawdown',
]

/** Whether an entry is behind a balance. */
export const isBehind = (view: LedgerView, lines: readonly PostingLine[]): boolean =>
  lines.some(({ account }) => (view === 'available' ? behindAvailable.includes(account) : account === view))

/** A balance as people read it. */
export const balanceIn = (view: LedgerView, balances: Balances): Cents =>
  view === 'available' ? availableOf(balances) : asRead(view, balances[view])
