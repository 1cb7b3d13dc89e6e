import { companyPartition } from './companies.ts'
import { put, type Table, type Write } from './table.ts'

/** Whether a company wants everyone who acts for it to have a second factor. */
export interface FactorRequirement {
  required: boolean
}

const key = (companyId: string) => ({ pk: companyPartition(companyId), sk: 'FACTORS' })

/** Access pattern: whether a company requires second factors. */
export const findFactorRequirement = async (table: Table, companyId: string): Promise<FactorRequirement> =>
  (await table.get<FactorRequirement>(key(companyId))) ?? { required: false }

export const setFactorRequirement = (table: Table, companyId: string, required: boolean): Write =>
  put<FactorRequirement>(table, { ...key(companyId), type: 'factor-requirement', required })
