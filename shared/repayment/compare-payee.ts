import { normalizeCompanyName } from '../companies/company-name.ts'

/** The ordered payee of a transfer. */
export interface RequestedPayee {
  /** The account holder in the bank's file, and the names of the company. */
  names: readonly string[]
  /** The account's whole number, if it is unchanged since the file; otherwise its last digits. */
  accountNumber?: string
  lastDigits: string
}

/** A debit's payee, if the bank reports it. */
export interface PaidPayee {
  payeeName?: string
  payeeAccount?: string
}

/** The parts of the payee that differ. */
export type PayeeDifference = 'name' | 'account'

/**
 * Banks truncate names to a field of 35 characters or less: from this length on a prefix counts as the name. In
 * characters.
 */
const shortestCut = 18
/**
 * A bank may put its own code, or the country and check digits of an IBAN, in front of a number with at least this many
 * digits.
 */
const shortestNumber = 8
/** The number of last digits that are stored of a changed account. */
const shownDigits = 4

const isSameName = (paid: string, asked: string): boolean => {
  const [given, own] = [normalizeCompanyName(paid), normalizeCompanyName(asked)]
  return given === own || (Array.from(given).length >= shortestCut && own.startsWith(given))
}

/** Whether a bank has masked digits: `****6838`, `XXXXXX6838`. */
const isMasked = (account: string): boolean => /[*•#]|x{3,}/i.test(account)

const plain = (account: string): string => account.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The visible part of an account: its whole number, or its end. */
const shownOf = (account: string): string =>
  isMasked(account) ? plain(account.split(/[*•#]|x{3,}/i).at(-1) ?? '') : plain(account)

/** Undefined if the bank reports too little. */
const isSameAccount = (paid: string, { accountNumber, lastDigits }: RequestedPayee): boolean | undefined => {
  const shown = shownOf(paid)
  if (shown.length < shownDigits) return undefined
  const own = plain(accountNumber ?? '')
  if (!own) return shown.endsWith(lastDigits)
  return own.endsWith(shown) || (own.length >= shortestNumber && shown.endsWith(own))
}

/** The matching and the differing parts of a debit's payee; unreported parts are neither. */
export const comparePayee = (
  { payeeName = '', payeeAccount = '' }: PaidPayee,
  asked: RequestedPayee,
): { agrees: PayeeDifference[]; differs: PayeeDifference[] } => {
  const name = normalizeCompanyName(payeeName)
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
