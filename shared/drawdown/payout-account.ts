/** What the lender has made of a company's payout account, and whether the company still keeps it. */
export const payoutAccountStatuses = ['to be verified', 'verified', 'refused', 'removed'] as const
export type PayoutAccountStatus = (typeof payoutAccountStatuses)[number]

/** What an account may become; new details have to be verified, whatever it was. */
export const payoutAccountTransitions: Readonly<Record<PayoutAccountStatus, readonly PayoutAccountStatus[]>> =
  {
    'to be verified': ['to be verified', 'verified', 'refused', 'removed'],
    verified: ['to be verified', 'refused', 'removed'],
    refused: ['to be verified', 'verified', 'removed'],
    removed: [],
  }

export const payoutAccountMayBecome = (from: PayoutAccountStatus, to: PayoutAccountStatus): boolean =>
  payoutAccountTransitions[from].includes(to)

/** How an account stands at a moment: while it waits, no money goes there, verified or not. */
export const payoutAccountStates = ['waiting', ...payoutAccountStatuses] as const
export type PayoutAccountState = (typeof payoutAccountStates)[number]

/**
 * So long no money goes to an account that was added or changed: whoever took over an administrator's session and
 * password has to get past everybody who is told of it for a day.
 */
export const changeDelayMs = 24 * 60 * 60 * 1000

/** What is done to a company's payout accounts; the first is entered in the application. */
export const payoutAccountChanges = ['first', 'added', 'changed', 'removed', 'chosen'] as const
export type PayoutAccountChange = (typeof payoutAccountChanges)[number]

interface Standing {
  status: PayoutAccountStatus
  /** ISO timestamp, UTC. */
  usableFrom: string
}

/** From when on money may go to details that are entered now. Those of a company's first account replace none. */
export const usableFromOf = (isFirst: boolean, now: Date): string =>
  new Date(now.getTime() + (isFirst ? 0 : changeDelayMs)).toISOString()

const isOver = ({ status }: Standing): boolean => status === 'refused' || status === 'removed'

const hasWaited = ({ usableFrom }: Standing, now: Date): boolean => usableFrom <= now.toISOString()

export const payoutAccountStateAt = (account: Standing, now: Date): PayoutAccountState =>
  isOver(account) || hasWaited(account, now) ? account.status : 'waiting'

/** Whether money may go to an account at a moment. */
export const isUsableAt = (account: Standing, now: Date): boolean =>
  account.status === 'verified' && hasWaited(account, now)

interface Choosable {
  accountId: string
  status: PayoutAccountStatus
  /** When it was last chosen among the accounts of its currency; ISO timestamp, UTC. */
  chosenAt?: string
}

/** The one of a currency's accounts that drawdowns go to unless another is named: what was chosen last. */
export const preferredOf = <Account extends Choosable>(accounts: readonly Account[]): Account | undefined =>
  accounts
    .filter(({ status }) => status !== 'removed')
    .toSorted((a, b) => (b.chosenAt ?? '').localeCompare(a.chosenAt ?? ''))[0]
