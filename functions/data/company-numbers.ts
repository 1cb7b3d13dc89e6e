import { absent } from './condition.ts'
import { put, remove, type Table, type Write } from './table.ts'

/** A registration number that is unique to a company: Hong Kong's BRN, mainland China's USCC. */
export interface CompanyNumber {
  kind: 'brn' | 'uscc'
  number: string
}

interface Claim {
  companyId: string
}

const key = ({ kind, number }: CompanyNumber) => ({ pk: `NUMBER#${kind}#${number}`, sk: 'NUMBER' })

/** Access pattern: the company that claims a number; undefined while none does. */
export const findCompanyIdOfNumber = async (
  table: Table,
  number: CompanyNumber,
): Promise<string | undefined> => (await table.get<Claim>(key(number)))?.companyId

const freeOrOwn = (companyId: string) => ({ anyOf: [{ pk: absent }, { companyId }] })

/** Claims a number for a company. Fails if another company has it; claiming it again changes nothing. */
export const claimCompanyNumber = (table: Table, number: CompanyNumber, companyId: string): Write =>
  put<Claim>(table, { ...key(number), type: 'company-number', companyId }, freeOrOwn(companyId))

/** Releases a number, after the company was rejected or has corrected it. */
export const releaseCompanyNumber = (table: Table, number: CompanyNumber, companyId: string): Write =>
  remove<Claim>(table, key(number), freeOrOwn(companyId))
