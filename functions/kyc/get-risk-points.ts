import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { riskLevels } from '#shared/kyc/risk-points.schema.ts'
import { listRiskPoints } from '../data/risk-points.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

const maxTold = 100

/** The caller's recorded risk points, as the privacy notice promises; never the lender's conclusions from them. */
export const getRiskPoints: Handler<typeof kycEndpoints.getRiskPoints> = async (
  { input, session },
  { table, clock },
) => {
  const { level } = input.query
  if (level !== undefined && !riskLevels.some((each) => each === level)) return refuse('invalidRiskLevel')
  const points = await listRiskPoints(table, session.companyId, clock(), maxTold)
  return answer({
    points: points
      .filter((point) => point.userId === session.userId && (level === undefined || point.level === level))
      .map((point) => ({
        step: point.step,
        at: point.at,
        kept_until: point.keptUntil,
        ip: point.ip,
        user_agent: point.userAgent,
        device: point.deviceId,
        time_zone: point.timeZone,
        pasted: [...point.pasted],
        level: point.level,
      })),
  })
}
