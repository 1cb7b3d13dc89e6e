import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { isSignedByAny } from '../data/agreement-documents.ts'
import { type Agreement, statusAt } from '../data/agreements.ts'
import { answer, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { describeSigners } from './describe-agreement.ts'
import { findAgreementOfKind } from './find-agreement-of-kind.ts'

type Operation = typeof agreementsEndpoints.deleteSignerFile

/** The file itself stays with the company's: it was referenced. */
export const deleteSignerFile: Handler<Operation> = async ({ input, session }, deps) => {
  const { table, clock } = deps
  const { companyId } = session
  const [current, { sections }] = await Promise.all([
    findAgreementOfKind(table, companyId, lineOfSession(session).productCode, input.body.kind),
    findCurrentSections(table, companyId),
  ])
  if (!current) return refuse('notFound')
  const decide = async (agreement: Agreement): Promise<Decision<Outcome<Operation>>> => {
    const signer = agreement.signers.find(({ signerId }) => signerId === input.params.id)
    if (!signer?.authority) return { stop: refuse('notFound') }
    const now = clock()
    if (isSignedByAny(agreement) || statusAt(agreement, now) !== 'ready')
      return { stop: refuse('wrongState') }
    const { authority: _authority, ...without } = signer
    const change = withSigner(agreement, without)
    return { change, result: answer(describeSigners(change, sections, now)) }
  }
  return (await changeAgreement(deps, current, decide)) ?? refuse('notFound')
}
