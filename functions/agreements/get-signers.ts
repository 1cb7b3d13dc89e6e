import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { findAgreementOfProduct } from '../data/agreements.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { describeAgreement } from './describe-agreement.ts'

export const getSigners: Handler<typeof agreementsEndpoints.getSigners> = async ({ session }, { table }) => {
  const line = lineOfSession(session)
  const agreement = await findAgreementOfProduct(table, session.companyId, line.productCode)
  return agreement ? answer(describeAgreement(agreement)) : refuse('notFound')
}
