import type { Config } from '../../runtime/config.ts'

/**
 * Banks group the characters of a number by blanks and dashes, and name their head office by its code with or without
 * `XXX`; everything else is significant.
 */
const ungrouped = (account: string): string =>
  account
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replace(/^([A-Z]{6}[A-Z0-9]{2})XXX\//, '$1/')

type OwnAccount = Config['lender']['repaymentAccount']

/** All numbers of the account, each also with the bank's code in front, as in MT940. */
const numbersOf = ({ accountNumber, otherNumbers = [], swiftCode }: OwnAccount): string[] =>
  [accountNumber, ...otherNumbers].flatMap((number) => [number, `${swiftCode}/${number}`]).map(ungrouped)

/**
 * The lender's account in a statement: one for repayments or the one for payouts. Numbers are compared whole: a prefix
 * or suffix is another account. Undefined if it is none or ambiguous.
 */
export const lenderBankAccount = (
  { repaymentAccount, payoutAccount = repaymentAccount, localAccounts = {} }: Config['lender'],
  named: string,
): string | undefined => {
  const given = ungrouped(named)
  const own = [repaymentAccount, payoutAccount, ...Object.values(localAccounts)].flatMap((each) =>
    each && numbersOf(each).includes(given) ? [each] : [],
  )
  const [account, ...others] = new Set(
    own.map(({ accountNumber }) => accountNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')),
  )
  return others.length === 0 ? account : undefined
}
