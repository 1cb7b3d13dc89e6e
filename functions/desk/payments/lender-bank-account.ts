import type { Config } from '../../runtime/config.ts'

const plain = (account: string): string => account.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Shorter, it could be the end of anybody's number. */
const shortest = 6

const isSame = (own: string, given: string): boolean =>
  Math.min(own.length, given.length) >= shortest && (own.endsWith(given) || given.endsWith(own))

/**
 * The lender's account that a statement names, of that for repayments and that for payouts: banks write it with or without
 * what comes before it in an IBAN. Undefined where it is another's, and where it could be either.
 */
export const lenderBankAccount = (
  { repaymentAccount, payoutAccount = repaymentAccount }: Config['lender'],
  named: string,
): string | undefined => {
  const given = plain(named)
  const own = new Set([repaymentAccount, payoutAccount].map(({ accountNumber }) => plain(accountNumber)))
  if (own.has(given)) return given
  const [account, ...others] = [...own].filter((each) => isSame(each, given))
  return others.length === 0 ? account : undefined
}
