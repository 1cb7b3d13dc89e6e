import { companyNameEssence } from '../companies/company-name.ts'

/** Whom a transfer was asked for. */
export interface RequestedPayee {
  /** The holder of the account, as the bank's file has it, and the names of the company. */
  names: readonly string[]
  /** The account's whole number, where it is still the one of the file; otherwise how it ends. */
  accountNumber?: string
  lastDigits: string
}

/** What a debit tells of its payee, where it tells it. */
export interface PaidPayee {
  payeeName?: string
  payeeAccount?: string
}

/** What of the payee is another one's. */
export type PayeeDifference = 'name' | 'account'

/** Banks cut a name to a field of 35 characters or less: from here on the beginning of a name is the name. In characters. */
const shortestCut = 18
/** A bank may put its own code, or the country and check digits of an IBAN, before a number of at least so many digits. */
const shortestNumber = 8
/** As many digits at the end as are kept of an account that was changed since. */
const shownDigits = 4

const isSameName = (paid: string, asked: string): boolean => {
  const [given, own] = [companyNameEssence(paid), companyNameEssence(asked)]
  return given === own || (Array.from(given).length >= shortestCut && own.startsWith(given))
}

/** Whether a bank has left out digits: `****6838`, `XXXXXX6838`. */
const isMasked = (account: string): boolean => /[*•#]|x{3,}/i.test(account)

const plain = (account: string): string => account.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** What a bank shows of an account: all of its number, or the end of it. */
const shownOf = (account: string): string =>
  isMasked(account) ? plain(account.split(/[*•#]|x{3,}/i).at(-1) ?? '') : plain(account)

/** Undefined where the bank tells too little to say. */
const isSameAccount = (paid: string, { accountNumber, lastDigits }: RequestedPayee): boolean | undefined => {
  const shown = shownOf(paid)
  if (shown.length < shownDigits) return undefined
  const own = plain(accountNumber ?? '')
  if (!own) return shown.endsWith(lastDigits)
  return own.endsWith(shown) || (own.length >= shortestNumber && shown.endsWith(own))
}

/** What of a debit's payee is as it was asked for, and what is another one's; what the bank does not tell is neither. */
export const comparePayee = (
  { payeeName = '', payeeAccount = '' }: PaidPayee,
  asked: RequestedPayee,
): { agrees: PayeeDifference[]; differs: PayeeDifference[] } => {
  const name = companyNameEssence(payeeName)
    ? asked.names.some((each) => isSameName(payeeName, each))
    : undefined
  const account = isSameAccount(payeeAccount, asked)
  const parts: [PayeeDifference, boolean | undefined][] = [
    ['name', name],
    ['account', account],
  ]
  return {
    agrees: parts.flatMap(([part, isSame]) => (isSame === true ? part : [])),
    differs: parts.flatMap(([part, isSame]) => (isSame === false ? part : [])),
  }
}
