import { plainCharacters } from '#shared/input-parsing/plain-characters.ts'
import { comparableNames, namePrefix } from '#shared/repayment/payer-names.ts'
import type { Agreement } from './agreements.ts'
import { type Company, companyItemKey, companyListAttributes, companyPartition } from './companies.ts'
import { exists } from './condition.ts'
import type { PayoutAccount } from './payout-accounts.ts'
import { groupIndex, type Item, type ItemPage, put, remove, type Table, update, type Write } from './table.ts'

/** Points from a company's name to the company: one item for each script. */
interface CompanyName {
  companyId: string
  name: string
}

/** Points from the visible end of an account's number to the account. */
export interface AccountLastFour {
  companyId: string
  accountId: string
  lastFour: string
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
}

/** In other scripts a mark makes another letter: か is not が. */
const withoutDiacritics = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[æœøłđðþßı]/g, (letter) => plainLetters[letter] ?? letter)

/** Lower-case letters without blanks and marks. */
const withDiacritics = (name: string): string =>
  plainCharacters(name)
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '')

/** A name normalised for prefix search: lower-case letters without diacritics, blanks and marks. */
export const comparableName = (name: string): string => withoutDiacritics(withDiacritics(name))

/** The minimum length of a searched name: one letter would match everything. */
export const minLetters = 2

type Kind = 'COMPANY' | 'SHOP' | 'COMPLAINANT'

const groupOf = (kind: Kind, comparable: string): string => `${kind}-NAME#${Array.from(comparable)[0]}`

/** The search key of a name; undefined if the name has no letters. */
export const searchKey = (kind: Kind, name: string, id: string) => {
  const comparable = comparableName(name)
  return comparable ? { gsi1pk: groupOf(kind, comparable), gsi1sk: `${comparable}#${id}` } : {}
}

/** Backfills the place in the list of all companies, for companies written before it existed. */
export const indexInCompanyList = (table: Table, company: Item<Company>): Write =>
  update<Company>(table, company, { set: companyListAttributes(company), when: { companyId: exists } })

/** Access pattern: items of all companies whose name has a prefix, in the order of names. */
export const listByName = async <Entity>(
  table: Table,
  kind: Kind,
  beginning: string,
  limit: number,
): Promise<Item<Entity>[]> => {
  // Names that were indexed with diacritics stay so until the index is rebuilt.
  const forms = [...new Set([comparableName(beginning), withDiacritics(beginning)])].filter(Boolean)
  const pages = await Promise.all(
    forms.map((comparable) =>
      table.query<Entity>({
        pk: groupOf(kind, comparable),
        index: groupIndex,
        // Sorts after every letter that may continue a name.
        between: { from: comparable, to: `${comparable}\u{10ffff}` },
        limit,
      }),
    ),
  )
  return pages.flatMap(({ items }) => items).slice(0, limit)
}

/** Access pattern: the companies whose name in either script has a prefix, at most `limit` names. */
export const listCompaniesByName = (
  table: Table,
  beginning: string,
  limit: number,
): Promise<Item<CompanyName>[]> => listByName<CompanyName>(table, 'COMPANY', beginning, limit)

const nameKey = (companyId: string, script: 'cn' | 'en') =>
  companyItemKey(companyId, `FOUNDBY#name#${script}`)

const writeName = (table: Table, companyId: string, script: 'cn' | 'en', name: string | undefined): Write =>
  name
    ? put<CompanyName>(table, {
        ...nameKey(companyId, script),
        type: 'company-name',
        ...searchKey('COMPANY', name, companyId),
        companyId,
        name,
      })
    : remove<CompanyName>(table, nameKey(companyId, script))

/** Points from a payer's name to the company: its own names, and those of its account holders. */
interface PayerName {
  companyId: string
  /** Normalised for comparison. */
  name: string
}

/** Ends a name in the index; sorts before all letters and digits. */
const endOfName = '#'

const payerGroup = (name: string): string => `PAYER-NAME#${namePrefix(name)}`

/** `of` is the source of the name: a script, or an account. */
const writePayer = (table: Table, companyId: string, of: string, given: string | undefined): Write => {
  const key = companyItemKey(companyId, `FOUNDBY#payer#${of}`)
  const [name] = comparableNames([given])
  return name
    ? put<PayerName>(table, {
        ...key,
        type: 'payer-name',
        gsi1pk: payerGroup(name),
        gsi1sk: `${name}${endOfName}${companyId}`,
        companyId,
        name,
      })
    : remove<PayerName>(table, key)
}

/** Access pattern: the companies with a payer's name, compared in normalised form. */
export const listPayersByName = (table: Table, name: string): AsyncGenerator<Item<PayerName>> =>
  table.all<PayerName>({ pk: payerGroup(name), index: groupIndex, prefix: `${name}${endOfName}` })

/** Access pattern: whether any payer's name begins like this. Eventually consistent. */
export const hasPayerNamePrefix = async (table: Table, beginning: string): Promise<boolean> => {
  const { items } = await table.query({ pk: payerGroup(beginning), index: groupIndex, limit: 1 })
  return items.length > 0
}

/** The neighbours of a text in the order of names, before it (with itself) or after it. */
const nearestNames = (said: string, side: 'before' | 'after') => {
  const beginning = namePrefix(said)
  const place = `${said}${endOfName}~`
  return {
    pk: payerGroup(said),
    index: groupIndex,
    // U+10FFFF sorts after every letter that may continue a name.
    between:
      side === 'before' ? { from: beginning, to: place } : { from: place, to: `${beginning}\u{10ffff}` },
    newestFirst: side === 'before',
  } as const
}

/**
 * Access pattern: payers' names with the same beginning as a text, on one side of it in the order of names, the nearest
 * first: these share the longest prefix with it. Eventually consistent.
 */
export const listPayersNear = (
  table: Table,
  said: string,
  side: 'before' | 'after',
  limit: number,
  cursor?: string,
): Promise<ItemPage<Item<PayerName>>> =>
  table.query<PayerName>({ ...nearestNames(said, side), limit, cursor })

/** Indexes a company by its current names, where they have changed. Belongs in the transaction that changes them. */
export const indexCompany = (
  table: Table,
  { companyId, registerNameCn, registerNameEn }: Company,
  before?: Company,
): Record<'nameCn' | 'nameEn' | 'payerCn' | 'payerEn', Write | undefined> => ({
  ...(registerNameCn === before?.registerNameCn
    ? { nameCn: undefined, payerCn: undefined }
    : {
        nameCn: writeName(table, companyId, 'cn', registerNameCn),
        payerCn: writePayer(table, companyId, 'cn', registerNameCn),
      }),
  ...(registerNameEn === before?.registerNameEn
    ? { nameEn: undefined, payerEn: undefined }
    : {
        nameEn: writeName(table, companyId, 'en', registerNameEn),
        payerEn: writePayer(table, companyId, 'en', registerNameEn),
      }),
})

/** Points from a document's number to the agreement. */
export interface AgreementNumber {
  companyId: string
  agreementId: string
  number: string
}

const numberGroup = (number: string): string => `PAPER-NUMBER#${number}`

/** Indexes an agreement by its documents' numbers. Belongs in the transaction that creates it. */
export const indexAgreement = (
  table: Table,
  { companyId, agreementId, agreementNumber, companions = [] }: Agreement,
): Record<string, Write> =>
  Object.fromEntries(
    [agreementNumber, ...companions.map(({ number }) => number)].map((number) => [
      `number ${number}`,
      put<AgreementNumber>(table, {
        pk: companyPartition(companyId),
        sk: `FOUNDBY#paper#${number}`,
        type: 'paper-number',
        gsi1pk: numberGroup(number),
        gsi1sk: companyId,
        companyId,
        agreementId,
        number,
      }),
    ]),
  )

/** Access pattern: the agreement of a document's number. Numbers are random, so there is almost always one. */
export const listAgreementsByNumber = async (
  table: Table,
  number: string,
  limit: number,
): Promise<AgreementNumber[]> => {
  const { items } = await table.query<AgreementNumber>({ pk: numberGroup(number), index: groupIndex, limit })
  return items
}

const endGroup = (lastFour: string): string => `ACCOUNT-END#${lastFour}`

/**
 * Indexes a payout account by the end of its number and its current holder. Belongs in the transaction that stores it.
 */
export const indexAccount = (
  table: Table,
  {
    companyId,
    accountId,
    lastFour,
    account_name: holder,
  }: Pick<PayoutAccount, 'companyId' | 'accountId' | 'lastFour' | 'account_name'>,
): Record<'accountEnd' | 'accountHolder', Write> => ({
  accountEnd: put<AccountLastFour>(table, {
    pk: companyPartition(companyId),
    sk: `FOUNDBY#account#${accountId}`,
    type: 'account-end',
    gsi1pk: endGroup(lastFour),
    gsi1sk: `${companyId}#${accountId}`,
    companyId,
    accountId,
    lastFour,
  }),
  accountHolder: writePayer(table, companyId, `account#${accountId}`, holder),
})

/** Access pattern: the payout accounts of all companies with this end of the number. */
export const listEveryAccountByLastFour = (
  table: Table,
  lastFour: string,
): AsyncGenerator<Item<AccountLastFour>> =>
  table.all<AccountLastFour>({ pk: endGroup(lastFour), index: groupIndex })

/** Access pattern: the payout accounts of all companies with this end of the number, at most `limit`. */
export const listAccountsByLastFour = async (
  table: Table,
  lastFour: string,
  limit: number,
): Promise<AccountLastFour[]> => {
  const { items } = await table.query<AccountLastFour>({
    pk: endGroup(lastFour),
    index: groupIndex,
    limit,
  })
  return items
}
