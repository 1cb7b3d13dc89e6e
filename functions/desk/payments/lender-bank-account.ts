import type { Config } from '../../runtime/config.ts'

/** Banks group the characters of a number by blanks and dashes; everything else tells one account from another. */
const ungrouped = (account: string): string => account.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')

type OwnAccount = Config['lender']['repaymentAccount']

/** All that the account is numbered by, each also behind the bank's own code, as MT940 may have it. */
const numbersOf = ({ accountNumber, otherNumbers = [], swiftCode }: OwnAccount): string[] =>
  [accountNumber, ...otherNumbers].flatMap((number) => [number, `${swiftCode}/${number}`]).map(ungrouped)

/**
 * The lender's account that a statement names, of that for repayments and that for payouts. A number is compared whole: the
 * end of one, or one with more before it, is of another account. Undefined where it is another's, and where it could be either.
 */
export const lenderBankAccount = (
  { repaymentAccount, payoutAccount = repaymentAccount }: Config['lender'],
  named: string,
): string | undefined => {
  const given = ungrouped(named)
  const own = [repaymentAccount, payoutAccount].filter((each) => numbersOf(each).includes(given))
  const [account, ...others] = new Set(
    own.map(({ accountNumber }) => accountNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')),
  )
  return others.length === 0 ? account : undefined
}
