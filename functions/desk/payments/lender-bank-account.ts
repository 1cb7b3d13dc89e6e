import type { Config } from '../../runtime/config.ts'

const plain = (account: string): string => account.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Shorter, it could be the end of anybody's number. */
const shortest = 6

/** The lender's account that a statement names: banks write it with or without what comes before it in an IBAN. Undefined where it is another's. */
export const lenderBankAccount = (
  { repaymentAccount: { accountNumber } }: Config['lender'],
  named: string,
): string | undefined => {
  const [own, given] = [plain(accountNumber), plain(named)]
  if (Math.min(own.length, given.length) < shortest) return undefined
  return own.endsWith(given) || given.endsWith(own) ? own : undefined
}
