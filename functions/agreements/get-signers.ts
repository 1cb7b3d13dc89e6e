import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { describeAgreement } from './describe-agreement.ts'
import { findAgreementOfKind } from './find-agreement-of-kind.ts'

export const getSigners: Handler<typeof agreementsEndpoints.getSigners> = async (
  { input, session },
  { table },
) => {
  const line = lineOfSession(session)
  const agreement = await findAgreementOfKind(table, session.companyId, line.productCode, input.body.kind)
  return agreement ? answer(describeAgreement(agreement)) : refuse('notFound')
}
