import { noSecondApproval, type SecondApprovalSetting } from '#shared/drawdown/second-approval.ts'
import { companyItemKey } from './companies.ts'
import { absent } from './condition.ts'
import { check, replace, type Table, type Write } from './table.ts'

/** A company's rule for drawdowns that need two administrators. */
export interface SecondApprovalRecord extends SecondApprovalSetting {
  companyId: string
  /** 0 for a company that has never set one. */
  version: number
}

const key = (companyId: string) => companyItemKey(companyId, 'SECONDAPPROVAL')

/** Access pattern: a company's rule on second approvals. */
export const findSecondApproval = async (table: Table, companyId: string): Promise<SecondApprovalRecord> =>
  (await table.get<SecondApprovalRecord>(key(companyId))) ?? { ...noSecondApproval, companyId, version: 0 }

/** Asserts that a company's rule is as it was read. */
export const expectSecondApproval = (table: Table, { companyId, version }: SecondApprovalRecord): Write =>
  check<SecondApprovalRecord>(table, key(companyId), version === 0 ? { pk: absent } : { version })

/** Fails if it was changed since it was read. */
export const replaceSecondApproval = (
  table: Table,
  { companyId, rule, next, version }: SecondApprovalRecord,
): Write =>
  replace<SecondApprovalRecord>(table, {
    ...key(companyId),
    type: 'second-approval',
    companyId,
    rule,
    ...(next ? { next } : {}),
    version,
  })
