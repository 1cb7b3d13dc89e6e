import {
  type IdentityField,
  type RiskLevel,
  type RiskPointInput,
  riskPointsKeptForDays,
} from '#shared/kyc/risk-points.schema.ts'
import { companyItemKey, companyPartition } from './companies.ts'
import { deletableAt } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'

/** A recorded risk point. */
export interface RiskPoint {
  riskPointId: string
  companyId: string
  userId: string
  step: RiskPointInput['step']
  /** ISO timestamps, UTC. */
  at: string
  keptUntil: string
  ip: string
  userAgent: string
  deviceId: string
  timeZone: string
  pasted: readonly IdentityField[]
  level: RiskLevel
}

const dayMs = 24 * 3_600_000

/** When a risk point recorded at an instant is deleted. */
export const riskPointKeptUntil = (at: Date): string =>
  new Date(at.getTime() + riskPointsKeptForDays * dayMs).toISOString()

const prefix = 'RISKPOINT#'

/** Stores a risk point until its `keptUntil`. */
export const createRiskPoint = (table: Table, point: RiskPoint): Write => {
  const key = companyItemKey(point.companyId, `${prefix}${point.riskPointId}`)
  return create<RiskPoint>(table, {
    ...point,
    ...key,
    ...deletableAt(point.keptUntil, key),
    type: 'risk-point',
  })
}

/** Access pattern: a company's risk points, the latest first, at most `limit`. */
export const listRiskPoints = async (
  table: Table,
  companyId: string,
  now: Date,
  limit: number,
): Promise<RiskPoint[]> => {
  const page = await table.query<RiskPoint>({
    pk: companyPartition(companyId),
    prefix,
    limit,
    newestFirst: true,
  })
  return page.items.filter(({ keptUntil }) => keptUntil > now.toISOString())
}
