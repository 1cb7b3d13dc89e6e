import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { countCall } from '../account/limits/count-call.ts'
import { orderedId } from '../data/ordered-id.ts'
import { createRiskPoint, riskPointKeptUntil } from '../data/risk-points.ts'
import { answer, type Handler } from '../http/handle.ts'

/** Nobody repeats the steps more often in a day; further calls would only fill the table. */
const maxCallsPerDay = 200

export const keepRiskPoints: Handler<typeof kycEndpoints.keepRiskPoints> = async (
  { input, session, request },
  { table, clock, random },
) => {
  const { companyId, userId } = session
  const now = clock()
  const points = input.body.points.map(({ step, device, time_zone, pasted }) =>
    createRiskPoint(table, {
      riskPointId: orderedId(now, random),
      companyId,
      userId,
      step,
      at: now.toISOString(),
      keptUntil: riskPointKeptUntil(now),
      ip: request.ip,
      userAgent: request.userAgent,
      deviceId: device,
      timeZone: time_zone,
      pasted,
      level: pasted.length > 0 ? 'medium' : 'low',
    }),
  )
  const ofDay = countCall({ table, clock }, 'risk-points', companyId, maxCallsPerDay)
  const written = await table.transact<string>({
    count: ofDay.write,
    ...Object.fromEntries(points.map((point, index) => [`point ${index}`, point])),
  })
  return written.ok ? answer({ kept: points.length }) : ofDay.refusal()
}
