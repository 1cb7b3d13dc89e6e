import { normalizeCompanyName } from '#shared/companies/company-name.ts'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { beginningsIn, matchesPayer, type NameOf, payerInLine } from '#shared/repayment/payer-names.ts'
import { inBatches } from '../../data/in-batches.ts'
import { listEveryAccountByEnd, listPayersByName, listPayersByPrefix } from '../../data/search-index.ts'
import type { StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { memoize } from './memoize.ts'

/** The number of an account's last digits that are stored. */
const shownDigits = 4
const atOnce = 25

/** The last digits of the payer's account; undefined if the bank does not report it. */
export const payerAccountDigits = ({ payerAccount = '' }: StatementLine): string | undefined => {
  const number = compactCode(payerAccount)
  return number.length < shownDigits ? undefined : number.slice(-shownDigits)
}

const allOf = async <Entry>(entries: AsyncGenerator<Entry>): Promise<Entry[]> => {
  const all: Entry[] = []
  for await (const entry of entries) all.push(entry)
  return all
}

export interface PayerFinder {
  /**
   * The companies that may have sent a line's money: by the payer's name, or else by any name in the text, and by the
   * last digits of the account.
   */
  payersOf(line: StatementLine): Promise<string[]>
  /** All known names that begin in a line's text or payer's name: banks truncate names. */
  namesBegunIn(line: StatementLine): Promise<NameOf[]>
}

export const createPayerFinder = (table: Table): PayerFinder => {
  const named = memoize((name) => allOf(listPayersByName(table, name)))
  const beginning = memoize((letters) => allOf(listPayersByPrefix(table, letters)))
  const ending = memoize((lastFour) => allOf(listEveryAccountByEnd(table, lastFour)))
  const namesBegunIn = async ({ payerName = '', text }: StatementLine): Promise<NameOf[]> => {
    const said = [payerName, text].map(normalizeCompanyName)
    const begun = await inBatches([...new Set(said.flatMap(beginningsIn))], atOnce, beginning)
    return begun.flat().map(({ companyId, name }) => ({ companyId, name }))
  }
  const payersOf = async (line: StatementLine): Promise<string[]> => {
    const given = payerInLine(line)
    const end = payerAccountDigits(line)
    const [byName, byBeginning, byEnd] = await Promise.all([
      given.payer ? named(given.payer) : [],
      inBatches(beginningsIn(given.said), atOnce, beginning),
      end ? ending(end) : [],
    ])
    const inText = byBeginning.flat().filter(({ name }) => matchesPayer(given, name))
    return [...byName, ...inText, ...byEnd].map(({ companyId }) => companyId)
  }
  return { payersOf, namesBegunIn }
}
