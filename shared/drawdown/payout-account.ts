/** The lender's verification of a payout account, and whether the company still has it. */
export const payoutAccountStatuses = ['to be verified', 'verified', 'refused', 'removed'] as const
export type PayoutAccountStatus = (typeof payoutAccountStatuses)[number]

/** The transitions of an account; new details have to be verified in any state. */
export const payoutAccountTransitions: Readonly<Record<PayoutAccountStatus, readonly PayoutAccountStatus[]>> =
  {
    'to be verified': ['to be verified', 'verified', 'refused', 'removed'],
    verified: ['to be verified', 'refused', 'removed'],
    refused: ['to be verified', 'verified', 'removed'],
    removed: [],
  }

export const payoutAccountMayBecome = (from: PayoutAccountStatus, to: PayoutAccountStatus): boolean =>
  payoutAccountTransitions[from].includes(to)

/** An account's state at a moment: during its waiting time no money goes there, verified or not. */
export const payoutAccountStates = ['waiting', ...payoutAccountStatuses] as const
export type PayoutAccountState = (typeof payoutAccountStates)[number]

/**
 * The waiting time of an added or changed account: the hijacker of an administrator's session and password has to stay
 * unnoticed for a day by everybody who was notified.
 */
export const changeDelayMs = 24 * 60 * 60 * 1000

/** The changes to a company's payout accounts; the first is entered in the application. */
export const payoutAccountChanges = ['first', 'added', 'changed', 'removed', 'chosen'] as const

interface Standing {
  status: PayoutAccountStatus
  /** ISO timestamp, UTC. */
  usableFrom: string
  /** The bank refused a transfer to it, and nobody has verified it since. */
  rejectedTransfer?: unknown
}

/** When newly entered details become usable: at once for a company's first account, which replaces none. */
export const payoutAccountUsableFrom = (isFirst: boolean, now: Date): string =>
  new Date(now.getTime() + (isFirst ? 0 : changeDelayMs)).toISOString()

const isOver = ({ status }: Standing): boolean => status === 'refused' || status === 'removed'

const hasWaited = ({ usableFrom }: Standing, now: Date): boolean => usableFrom <= now.toISOString()

export const payoutAccountStateAt = (account: Standing, now: Date): PayoutAccountState =>
  isOver(account) || hasWaited(account, now) ? account.status : 'waiting'

/** Whether money may go to an account at a moment. */
export const isPayoutAccountUsableAt = (account: Standing, now: Date): boolean =>
  account.status === 'verified' && account.rejectedTransfer === undefined && hasWaited(account, now)

interface Choosable {
  accountId: string
  status: PayoutAccountStatus
  /** When it was last chosen among the accounts of its currency; ISO timestamp, UTC. */
  chosenAt?: string
}

/** The default account in a currency: the one chosen last. */
export const preferredOf = <Account extends Choosable>(accounts: readonly Account[]): Account | undefined =>
  accounts
    .filter(({ status }) => status !== 'removed')
    .toSorted((a, b) => (b.chosenAt ?? '').localeCompare(a.chosenAt ?? ''))[0]
