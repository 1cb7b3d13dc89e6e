import { deletableAt } from './expiry.ts'
import { riskPointKeptUntil } from './risk-points.ts'
import { put, type Table, type Write } from './table.ts'

/** What one person or account is known by, in whichever company. */
export interface Identity {
  kind: 'id-number' | 'mobile' | 'bank-account'
  value: string
}

/** That a company has named an identity. */
interface IdentityMark {
  companyId: string
  keptUntil: string
}

const identityPartition = ({ kind, value }: Identity): string => `IDENTITY#${kind}#${value}`

/** Notes that a company has named an identity. Noted again, it is kept for longer. */
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

/** Access pattern: the companies that have named an identity. */
export const listCompaniesOfIdentity = async (
  table: Table,
  identity: Identity,
  now: Date,
): Promise<string[]> => {
  const { items } = await table.query<IdentityMark>({ pk: identityPartition(identity), limit: 50 })
  return items.filter(({ keptUntil }) => keptUntil > now.toISOString()).map(({ companyId }) => companyId)
}
