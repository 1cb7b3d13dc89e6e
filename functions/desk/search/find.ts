import { maskEmail } from '#shared/account/mask-email.ts'
import type {
  Found,
  FoundAccount,
  FoundAgreement,
  FoundCompany,
  FoundDrawdown,
  FoundShop,
  FoundUser,
} from '#shared/desk/find.ts'
import { mobileAreaCodes } from '#shared/identifiers/mobile.ts'
import { compactCode, plainCharacters } from '#shared/input-parsing/plain-characters.ts'
import { readMobile } from '#shared/input-parsing/read-mobile.ts'
import { referenceLength, transferReference } from '#shared/repayment/transfer-reference.ts'
import { findCompany } from '../../data/companies.ts'
import { findCompanyIdOfNumber } from '../../data/company-numbers.ts'
import { findCredentials } from '../../data/credentials.ts'
import {
  listAccountsByLastFour,
  listAgreementsByNumber,
  listCompaniesByName,
  minLetters,
} from '../../data/search-index.ts'
import { listShopsByName } from '../../data/shop-names.ts'
import type { Table } from '../../data/table.ts'
import { findDrawdownsOfReference } from '../../data/transfer-references.ts'
import { findUser, findUserIdOfPhone, fullPhone } from '../../data/users.ts'
import { withCompanyNames } from '../engine/company-names.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { findLines, findTransfers } from './find-money.ts'

/** The limit for each kind: more letters narrow the search. */
const maxOfKind = 10

/** As `FA-20261123-12345678`. */
const documentNumberPattern = /^[A-Z]{1,4}-\d{8}-\d{8}$/

const longestId = 64
const idPattern = new RegExp(`^[\\w-]{8,${longestId}}$`)
const isId = (text: string): boolean => idPattern.test(text)

const unique = (ids: readonly (string | undefined)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]

const findCompanies = async (table: Table, text: string): Promise<FoundCompany[]> => {
  const number = compactCode(text).toUpperCase()
  const [names, ofBrn, ofUscc] = await Promise.all([
    text.length >= minLetters ? listCompaniesByName(table, text, maxOfKind) : [],
    /^\d{8}$/.test(number) ? findCompanyIdOfNumber(table, { kind: 'brn', number }) : undefined,
    /^[\dA-Z]{18}$/.test(number) ? findCompanyIdOfNumber(table, { kind: 'uscc', number }) : undefined,
  ])
  const ids = unique([
    ...names.map(({ companyId }) => companyId),
    ofBrn,
    ofUscc,
    isId(text) ? text : undefined,
  ])
  const companies = await Promise.all(ids.map((companyId) => findCompany(table, companyId)))
  return withCompanyNames(
    companies.flatMap((company) => company ?? []),
    ({ companyId, kycStatus }) => ({ companyId, kycStatus }),
    table,
  )
}

const findUsers = async (table: Table, text: string): Promise<FoundUser[]> => {
  const mobiles = mobileAreaCodes.flatMap((code) => readMobile(code, text) ?? [])
  const phones = unique(mobiles.map(({ areaCode, number }) => fullPhone(areaCode, number)))
  const ids = unique([
    text.includes('@') ? (await findCredentials(table, text))?.userId : undefined,
    ...(await Promise.all(phones.map((phone) => findUserIdOfPhone(table, phone)))),
    isId(text) ? text : undefined,
  ])
  const users = await Promise.all(ids.map((userId) => findUser(table, userId)))
  return withCompanyNames(
    users.flatMap((user) => user ?? []),
    ({ userId, name, email, companyId }) => ({
      userId,
      name: name ?? null,
      email: maskEmail(email),
      companyId: companyId ?? null,
    }),
    table,
  )
}

/** The number of a note, as `PN-20261123-1234567890`; or the id of a drawdown or a charge order. */
const numberPattern = new RegExp(
  `^(PN-\\d{8}-|(\\d{4}-\\d{2}-\\d{2}-)?\\d{17}-)\\d{${referenceLength}}$`,
  'i',
)

/** A transfer's reference; or a number that ends in it. */
const referenceIn = (text: string): string | undefined => {
  const code = compactCode(text)
  if (new RegExp(`^\\d{${referenceLength}}$`).test(code)) return code
  const number = plainCharacters(text).trim().replace(/@\d+$/, '')
  return numberPattern.test(number) ? transferReference(number) : undefined
}

const findDrawdowns = async (table: Table, text: string): Promise<FoundDrawdown[]> => {
  const reference = referenceIn(text)
  if (!reference) return []
  return withCompanyNames(
    await findDrawdownsOfReference(table, reference),
    ({ drawdownId, facilityId, companyId }) => ({ reference, drawdownId, facilityId, companyId }),
    table,
  )
}

const findAgreements = async (table: Table, text: string): Promise<FoundAgreement[]> => {
  const number = plainCharacters(text).trim().toUpperCase()
  if (!documentNumberPattern.test(number)) return []
  return withCompanyNames(
    await listAgreementsByNumber(table, number, maxOfKind),
    ({ agreementId, companyId, number: found }) => ({ number: found, agreementId, companyId }),
    table,
  )
}

const findAccounts = async (table: Table, text: string): Promise<FoundAccount[]> => {
  // As displayed, too: "•••• 8888".
  const lastFour = compactCode(text.replace(/^[•*.…]+/, ''))
  if (!/^\w{4}$/.test(lastFour)) return []
  return withCompanyNames(
    await listAccountsByLastFour(table, lastFour, maxOfKind),
    ({ companyId, accountId, lastFour: end }) => ({ companyId, accountId, lastFour: end }),
    table,
  )
}

const findShops = async (table: Table, text: string): Promise<FoundShop[]> => {
  if (text.length < minLetters) return []
  return withCompanyNames(
    await listShopsByName(table, text, maxOfKind),
    ({ companyId, shopId, name, platform, unlinkedAt }) => ({
      companyId,
      shopId,
      name,
      platform,
      isUnlinked: unlinkedAt !== undefined,
    }),
    table,
  )
}

/** The acts by kind of result. One of them is needed to find a kind: it shows the same items elsewhere. */
const readersOf: Readonly<
  Record<'users' | 'drawdowns' | 'agreements' | 'accounts' | 'money', readonly string[]>
> = {
  users: ['user-show'],
  drawdowns: ['drawdown-list', 'dispute-list'],
  agreements: ['agreement-list'],
  accounts: ['payout-account-list'],
  // For support, which answers whether money has arrived, the payer and their text are masked.
  money: ['statement-line-list', 'facility-show'],
}

export const findAct: RunAct<'record-find'> = async ({ text }, { permits }, { table, clock }) => {
  const findIfPermitted = async <Row>(kind: keyof typeof readersOf, find: () => Promise<Row>) =>
    (await Promise.all(readersOf[kind].map((name) => permits(name)))).includes(true) ? find() : undefined
  const showsPayers = await permits('statement-line-list')
  const [companies, users, drawdowns, agreements, accounts, shops, lines, transfers] = await Promise.all([
    findCompanies(table, text),
    findIfPermitted('users', () => findUsers(table, text)),
    findIfPermitted('drawdowns', () => findDrawdowns(table, text)),
    findIfPermitted('agreements', () => findAgreements(table, text)),
    findIfPermitted('accounts', () => findAccounts(table, text)),
    findShops(table, text),
    findIfPermitted('money', () => findLines({ table, clock }, text, { showsPayers })),
    findIfPermitted('money', () => findTransfers({ table }, text)),
  ])
  const all = [
    companies,
    users ?? [],
    drawdowns ?? [],
    agreements ?? [],
    accounts ?? [],
    shops,
    lines ?? [],
    transfers ?? [],
  ].flat()
  const found: Found = {
    companies,
    ...(users ? { users } : {}),
    ...(drawdowns ? { drawdowns } : {}),
    ...(agreements ? { agreements } : {}),
    ...(accounts ? { accounts } : {}),
    shops,
    ...(lines ? { lines } : {}),
    ...(transfers ? { transfers } : {}),
    companyIds: unique(all.map(({ companyId }) => companyId ?? undefined)),
  }
  return { ok: true, ...found }
}
