import { plainCharacters } from '#shared/input-parsing/plain-characters.ts'
import { beginningOf, comparableNames } from '#shared/repayment/payer-names.ts'
import type { Agreement } from './agreements.ts'
import { type Company, companyPartition, listedCompany } from './companies.ts'
import { exists } from './condition.ts'
import type { PayoutAccount } from './payout-accounts.ts'
import { groupIndex, type Item, put, remove, type Table, update, type Write } from './table.ts'

/** Leads from what a company is called to the company: an item a script. */
interface CompanyName {
  companyId: string
  name: string
}

/** Leads from the end of an account's number, as it is shown, to the account. */
export interface AccountEnd {
  companyId: string
  accountId: string
  lastFour: string
}

/** A name as it is compared by its beginning: in plain lower-case letters, without blanks and marks. */
export const comparableName = (name: string): string =>
  plainCharacters(name)
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '')

/** Where something that is found by its name stands in the index; nowhere where its name has no letters. */
export const searchKey = (kind: 'COMPANY' | 'SHOP', name: string, id: string) => {
  const comparable = comparableName(name)
  const [first] = comparable
  return first ? { gsi1pk: `${kind}-NAME#${first}`, gsi1sk: `${comparable}#${id}` } : {}
}

export interface Named {
  shopId: string
  name: string
}

/** Has a shop found by its name, of one that was last written before shops were. */
export const indexShop = (table: Table, shop: Item<Named>): Write => {
  const { gsi1pk, gsi1sk } = searchKey('SHOP', shop.name, shop.shopId)
  return update<Named>(table, shop, {
    ...(gsi1pk ? { set: { gsi1pk, gsi1sk } } : {}),
    when: { shopId: exists },
  })
}

/** Has a company stand in the list of all, of one that was last written before there was one. */
export const listCompany = (table: Table, company: Item<Company>): Write =>
  update<Company>(table, company, { set: listedCompany(company), when: { companyId: exists } })

/** Access pattern: what begins with a name, in the order of names, over all companies. */
export const listByName = async <Entity>(
  table: Table,
  kind: 'COMPANY' | 'SHOP',
  beginning: string,
  limit: number,
): Promise<Item<Entity>[]> => {
  const { gsi1pk } = searchKey(kind, beginning, '')
  if (!gsi1pk) return []
  const comparable = comparableName(beginning)
  const { items } = await table.query<Entity>({
    pk: gsi1pk,
    index: groupIndex,
    // Comes after every letter that a name may go on with.
    between: { from: comparable, to: `${comparable}\u{10ffff}` },
    limit,
  })
  return items
}

/** Access pattern: the companies whose name in either script begins so, at most `limit` names. */
export const listCompaniesByName = (
  table: Table,
  beginning: string,
  limit: number,
): Promise<Item<CompanyName>[]> => listByName<CompanyName>(table, 'COMPANY', beginning, limit)

const nameKey = (companyId: string, script: 'cn' | 'en') => ({
  pk: companyPartition(companyId),
  sk: `FOUNDBY#name#${script}`,
})

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

/** Leads from a name that a transfer may come under to the company: one that it has, or that an account of it is held under. */
interface PayerName {
  companyId: string
  /** As it is compared. */
  name: string
}

const payerGroup = (name: string): string => `PAYER-NAME#${beginningOf(name)}`

/** `of` is what has the name: a script, or an account. */
const writePayer = (table: Table, companyId: string, of: string, given: string | undefined): Write => {
  const key = { pk: companyPartition(companyId), sk: `FOUNDBY#payer#${of}` }
  const [name] = comparableNames([given])
  return name
    ? put<PayerName>(table, {
        ...key,
        type: 'payer-name',
        gsi1pk: payerGroup(name),
        gsi1sk: `${name}#${companyId}`,
        companyId,
        name,
      })
    : remove<PayerName>(table, key)
}

/** Access pattern: the companies that transfers come from under a name, as names are compared. */
export const listPayersNamed = (table: Table, name: string): AsyncGenerator<Item<PayerName>> =>
  table.all<PayerName>({ pk: payerGroup(name), index: groupIndex, prefix: `${name}#` })

/** Access pattern: the names of payers that begin with so many letters as a name in a text has at least. */
export const listPayersBeginning = (table: Table, beginning: string): AsyncGenerator<Item<PayerName>> =>
  table.all<PayerName>({ pk: payerGroup(beginning), index: groupIndex })

/** Has a company found by the names that it has now, where these are others than before. Goes with whatever changes them. */
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

/** Leads from a number that stands on a paper to the agreement. */
export interface PaperNumber {
  companyId: string
  agreementId: string
  number: string
}

const numberGroup = (number: string): string => `PAPER-NUMBER#${number}`

/** Has an agreement found by the numbers of its papers. Goes with what makes it. */
export const indexAgreement = (
  table: Table,
  { companyId, agreementId, agreementNumber, companions = [] }: Agreement,
): Record<string, Write> =>
  Object.fromEntries(
    [agreementNumber, ...companions.map(({ number }) => number)].map((number) => [
      `number ${number}`,
      put<PaperNumber>(table, {
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

/** Access pattern: the agreement that a number stands on a paper of. Random digits make it one, but for a rare chance. */
export const listAgreementsByNumber = async (
  table: Table,
  number: string,
  limit: number,
): Promise<PaperNumber[]> => {
  const { items } = await table.query<PaperNumber>({ pk: numberGroup(number), index: groupIndex, limit })
  return items
}

const endGroup = (lastFour: string): string => `ACCOUNT-END#${lastFour}`

/** Has a payout account found by the end of its number and by whom it belongs to, as it is now. Goes with what enters it. */
export const indexAccount = (
  table: Table,
  {
    companyId,
    accountId,
    lastFour,
    account_name: holder,
  }: Pick<PayoutAccount, 'companyId' | 'accountId' | 'lastFour' | 'account_name'>,
): Record<'accountEnd' | 'accountHolder', Write> => ({
  accountEnd: put<AccountEnd>(table, {
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

/** Access pattern: the payout accounts of all companies whose number ends so. */
export const listEveryAccountByEnd = (table: Table, lastFour: string): AsyncGenerator<Item<AccountEnd>> =>
  table.all<AccountEnd>({ pk: endGroup(lastFour), index: groupIndex })

/** Access pattern: the payout accounts of all companies whose number ends so, at most `limit`. */
export const listAccountsByEnd = async (
  table: Table,
  lastFour: string,
  limit: number,
): Promise<AccountEnd[]> => {
  const { items } = await table.query<AccountEnd>({
    pk: endGroup(lastFour),
    index: groupIndex,
    limit,
  })
  return items
}
