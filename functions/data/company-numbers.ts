import { absent } from './condition.ts'
import { put, remove, type Table, type Write } from './table.ts'

/** A register's number that no two companies may claim: Hong Kong's BRN, mainland China's USCC. */
export interface CompanyNumber {
  kind: 'brn' | 'uscc'
  number: string
}

interface Claim {
  companyId: string
}

const key = ({ kind, number }: CompanyNumber) => ({ pk: `NUMBER#${kind}#${number}`, sk: 'NUMBER' })

/** Access pattern: which company claims a number; undefined while none does. */
export const findCompanyIdOfNumber = async (
  table: Table,
  number: CompanyNumber,
): Promise<string | undefined> => (await table.get<Claim>(key(number)))?.companyId

const freeOrOwn = (companyId: string) => ({ anyOf: [{ pk: absent }, { companyId }] })

/** Claims a number for a company. Fails when it is another company's; claiming it again changes nothing. */
export const claimCompanyNumber = (table: Table, number: CompanyNumber, companyId: string): Write =>
  put<Claim>(table, { ...key(number), type: 'company-number', companyId }, freeOrOwn(companyId))

/** Gives a number free again, for a company that was refused or has corrected it. */
export const releaseCompanyNumber = (table: Table, number: CompanyNumber, companyId: string): Write =>
  remove<Claim>(table, key(number), freeOrOwn(companyId))
