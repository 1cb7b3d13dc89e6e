import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import type { Signer } from '../data/agreements.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { findUsersOfCompany } from '../kyc/users-of-company.ts'
import { describeSigners } from './describe-agreement.ts'
import { findAgreementOfKind } from './find-agreement-of-kind.ts'
import { codeDestinationFor } from './identification-of.ts'

export const getSigners: Handler<typeof agreementsEndpoints.getSigners> = async (
  { input, session },
  { table, clock },
) => {
  const { companyId, userId } = session
  const { productCode } = lineOfSession(session)
  const [agreement, current, ofCompany] = await Promise.all([
    findAgreementOfKind(table, companyId, productCode, input.body.kind),
    findCurrentSections(table, companyId),
    findUsersOfCompany(table, companyId),
  ])
  if (!agreement) return refuse('notFound')
  const now = clock()
  const destinationOf = (signer: Signer) => codeDestinationFor(ofCompany, agreement, signer, current, now)
  const caller = ofCompany.users.find((user) => user.userId === userId)
  return answer(describeSigners(agreement, current.sections, now, destinationOf, caller))
}
