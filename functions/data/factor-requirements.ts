import { companyItemKey } from './companies.ts'
import { absent } from './condition.ts'
import { put, type Table, type Write } from './table.ts'

/** Whether a company requires a second factor of all its users. */
export interface FactorRequirement {
  required: boolean
  /** ISO timestamp, UTC; absent if it was never changed. */
  changedAt?: string
}

const key = (companyId: string) => companyItemKey(companyId, 'FACTORS')

/** Access pattern: whether a company requires second factors. */
export const findFactorRequirement = async (table: Table, companyId: string): Promise<FactorRequirement> =>
  (await table.get<FactorRequirement>(key(companyId))) ?? { required: false }

/** Fails if it was changed since it was read. */
export const replaceFactorRequirement = (
  table: Table,
  companyId: string,
  before: FactorRequirement,
  after: Required<FactorRequirement>,
): Write =>
  put<FactorRequirement>(
    table,
    { ...key(companyId), type: 'factor-requirement', ...after },
    { changedAt: before.changedAt ?? absent },
  )
