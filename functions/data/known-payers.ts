import { normalizeCompanyName } from '#shared/companies/company-name.ts'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { collect } from './collect.ts'
import { companyPartition } from './companies.ts'
import { companyItems } from './company-items.ts'
import { ttlAt } from './expiry.ts'
import { sha256Of } from './sha256.ts'
import type { StatementLine } from './statement-lines.ts'
import { groupIndex, type Item, type PutOf, put, remove, type Table, type Write } from './table.ts'

/**
 * A payer that two people confirmed for a company: a digest of account and name, and the line that has both. The
 * digest leads from a payer to the company, but does not reveal the company's payers.
 */
export interface KnownPayer {
  payerId: string
  companyId: string
  /** The line on which it was confirmed, by whom, and when. */
  lineId: string
  confirmedBy: string
  approvedBy: string
  confirmedAt: string
}

/** Shorter account numbers are incomplete. */
const shortestAccount = 6

/** The digest of a payer's account and name; undefined if a line lacks one of them, or the account is masked. */
export const payerIdOf = ({
  payerAccount = '',
  payerName = '',
}: Pick<StatementLine, 'payerAccount' | 'payerName'>): string | undefined => {
  const account = /[*•#]/.test(payerAccount) ? '' : compactCode(payerAccount)
  const name = normalizeCompanyName(payerName)
  if (account.length < shortestAccount || !/\d/.test(account) || name === '') return undefined
  return sha256Of(JSON.stringify([account, name])).slice(0, 32)
}

const prefix = 'FOUNDBY#known-payer#'

const { key, find } = companyItems<KnownPayer>(prefix)
const payerGroup = (payerId: string): string => `KNOWN-PAYER#${payerId}`

/** Confirms a payer, or confirms it again. Kept no longer than its line. */
export const putKnownPayer = (table: Table, payer: KnownPayer): PutOf<KnownPayer> =>
  put<KnownPayer>(table, {
    ...payer,
    ...key(payer.companyId, payer.payerId),
    type: 'known-payer',
    gsi1pk: payerGroup(payer.payerId),
    gsi1sk: payer.companyId,
    ttl: ttlAt(keptUntil('bankRecords', new Date(payer.confirmedAt))),
  })

/** Fails if it was removed, or confirmed again, since it was read. */
export const removeKnownPayer = (
  table: Table,
  { companyId, payerId, confirmedAt }: Pick<KnownPayer, 'companyId' | 'payerId' | 'confirmedAt'>,
): Write => remove<KnownPayer>(table, key(companyId, payerId), { confirmedAt })

/** Access pattern: a company's known payer. */
export const findKnownPayer = find

/** Access pattern: the known payers of a company. */
export const listKnownPayers = (table: Table, companyId: string): Promise<Item<KnownPayer>[]> =>
  collect(table.all<KnownPayer>({ pk: companyPartition(companyId), prefix }))

/** Access pattern: the companies for which a payer was confirmed. */
export const listCompaniesOfPayer = (table: Table, payerId: string): Promise<Item<KnownPayer>[]> =>
  collect(table.all<KnownPayer>({ pk: payerGroup(payerId), index: groupIndex }))
