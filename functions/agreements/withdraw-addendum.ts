import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { isBeingSigned } from '../data/agreements.ts'
import { answer, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { changeAgreement, type Decision } from './change-agreement.ts'

type Operation = typeof agreementsEndpoints.withdrawAddendum

export const withdrawAddendum: Handler<Operation> = async ({ input, session, request }, deps) => {
  const place = { companyId: session.companyId, agreementId: input.body.agreement_id }
  const withdrawn = await changeAgreement(
    deps,
    place,
    async (agreement): Promise<Decision<Outcome<Operation>>> => {
      if (agreement.kind !== 'addendum') return { stop: refuse('notFound') }
      if (agreement.status === 'withdrawn') return { stop: answer(null) }
      if (!isBeingSigned(agreement)) return { stop: refuse('wrongState') }
      return {
        change: { ...agreement, status: 'withdrawn' },
        steps: [{ kind: 'withdrawn', ip: request.ip, details: { why: 'company', user: session.userId } }],
        result: answer(null),
      }
    },
  )
  return withdrawn ?? refuse('notFound')
}
