import { normalizeCompanyName } from '#shared/companies/company-name.ts'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import {
  minSearchableNameLength,
  type NameOf,
  namePrefix,
  payerInLine,
  textSuffixes,
} from '#shared/repayment/payer-names.ts'
import { inBatches } from '../../data/in-batches.ts'
import {
  hasPayerNamePrefix,
  listEveryAccountByLastFour,
  listPayersByName,
  listPayersNear,
} from '../../data/search-index.ts'
import type { StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { findPrefixesOf } from './find-prefixes.ts'
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

/**
 * The number of names examined on each side of a text, in their order. A truncated name shares more with the text than
 * names that are farther away, so the nearest ones suffice, however many companies of a city begin alike.
 */
const maxNear = 20

export interface PayerFinder {
  /**
   * The companies that may have sent a line's money: by the payer's name, or else by any name in the text, and by the
   * last digits of the account.
   */
  payersOf(line: StatementLine): Promise<string[]>
  /**
   * Known names that begin in a line's text or payer's name: banks truncate names. At each position the names nearest
   * to the text in their order; those of `reporters` do not count towards the limit.
   */
  namesBegunIn(line: StatementLine, reporters: readonly string[]): Promise<NameOf[]>
}

export const createPayerFinder = (table: Table): PayerFinder => {
  const named = memoize((name) => allOf(listPayersByName(table, name)))
  const isAny = memoize((beginning) => hasPayerNamePrefix(table, beginning))
  const ending = memoize((lastFour) => allOf(listEveryAccountByLastFour(table, lastFour)))

  /** The rest of the text from each position at which a known name begins. */
  const beginningsOfNames = async (said: string): Promise<string[]> => {
    const positions = [...new Set(textSuffixes(said))]
    const areAny = await inBatches(positions, atOnce, (from) => isAny(namePrefix(from)))
    return positions.filter((_, index) => areAny[index])
  }

  const companiesInText = async (said: string): Promise<string[]> => {
    const entries = await inBatches(await beginningsOfNames(said), atOnce, (from) =>
      findPrefixesOf<NameOf>(from, {
        textOf: ({ name }) => name,
        isLongEnough: (text) => Array.from(text).length >= minSearchableNameLength,
        listUpTo: async (upTo) => {
          const { items, cursor } = await listPayersNear(table, upTo, 'before', maxNear)
          return { entries: items, isLast: cursor === undefined }
        },
        listAs: named,
      }),
    )
    return entries.flat().map(({ companyId }) => companyId)
  }

  const namesNear = async (
    from: string,
    side: 'before' | 'after',
    reporters: ReadonlySet<string>,
  ): Promise<NameOf[]> => {
    const near: NameOf[] = []
    let cursor: string | undefined
    do {
      const page = await listPayersNear(table, from, side, maxNear, cursor)
      near.push(...page.items.map(({ companyId, name }) => ({ companyId, name })))
      cursor = page.cursor
      // Names of reporters do not count: such a company could hide another's name behind accounts with nearer names.
    } while (cursor && near.filter(({ companyId }) => !reporters.has(companyId)).length < maxNear)
    return near
  }

  const namesBegunIn = async ({ payerName = '', text }: StatementLine, reporters: readonly string[]) => {
    const of = new Set(reporters)
    const begun = await Promise.all([payerName, text].map(normalizeCompanyName).map(beginningsOfNames))
    const near = await inBatches([...new Set(begun.flat())], atOnce, (from) =>
      Promise.all([namesNear(from, 'before', of), namesNear(from, 'after', of)]),
    )
    return near.flat(2)
  }

  const payersOf = async (line: StatementLine): Promise<string[]> => {
    const given = payerInLine(line)
    const end = payerAccountDigits(line)
    const [byName, inText, byEnd] = await Promise.all([
      given.payer ? named(given.payer) : [],
      companiesInText(given.said),
      end ? ending(end) : [],
    ])
    return [...[...byName, ...byEnd].map(({ companyId }) => companyId), ...inText]
  }
  return { payersOf, namesBegunIn }
}
