import { deletableAt } from './expiry.ts'
import { riskPointKeptUntil } from './risk-points.ts'
import { put, type Table, type Write } from './table.ts'

/** An identifier of one person or account across companies. */
export interface Identity {
  kind: 'id-number' | 'mobile' | 'bank-account'
  value: string
}

/** A company that uses an identity. */
interface IdentityMark {
  companyId: string
  keptUntil: string
}

const identityPartition = ({ kind, value }: Identity): string => `IDENTITY#${kind}#${value}`

/** Records that a company uses an identity. Recording it again extends its retention. */
export const indexIdentity = (table: Table, identity: Identity, companyId: string, at: Date): Write => {
  const key = { pk: identityPartition(identity), sk: `COMPANY#${companyId}` }
  const keptUntil = riskPointKeptUntil(at)
  return put<IdentityMark>(table, {
    ...key,
    ...deletableAt(keptUntil, key),
    type: 'identity-mark',
    companyId,
    keptUntil,
  })
}

/** Access pattern: the companies that use an identity. */
export const listCompaniesOfIdentity = async (
  table: Table,
  identity: Identity,
  now: Date,
): Promise<string[]> => {
  const { items } = await table.query<IdentityMark>({ pk: identityPartition(identity), limit: 50 })
  return items.filter(({ keptUntil }) => keptUntil > now.toISOString()).map(({ companyId }) => companyId)
}
