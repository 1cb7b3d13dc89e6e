import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { describeSigners } from './describe-agreement.ts'
import { findAgreementOfKind } from './find-agreement-of-kind.ts'

export const getSigners: Handler<typeof agreementsEndpoints.getSigners> = async (
  { input, session },
  { table, clock },
) => {
  const { companyId } = session
  const { productCode } = lineOfSession(session)
  const [agreement, { sections }] = await Promise.all([
    findAgreementOfKind(table, companyId, productCode, input.body.kind),
    findCurrentSections(table, companyId),
  ])
  return agreement ? answer(describeSigners(agreement, sections, clock())) : refuse('notFound')
}
