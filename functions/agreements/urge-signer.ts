import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { type Agreement, isBeingSigned } from '../data/agreements.ts'
import { answer, type Handler, type Outcome, refuse, refuseUntil } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { describeAgreement } from './describe-agreement.ts'
import { findAgreementOfKind } from './find-agreement-of-kind.ts'
import { inviteSigner } from './invite-signer.ts'

type Urged = Outcome<typeof agreementsEndpoints.urgeSigner>

const pauseMs = 60_000

export const urgeSigner: Handler<typeof agreementsEndpoints.urgeSigner> = async (
  { input, session },
  deps,
) => {
  const { table, clock } = deps
  const line = lineOfSession(session)
  const { signer_id: signerId, kind } = input.body
  const current = await findAgreementOfKind(table, session.companyId, line.productCode, kind)
  if (!current) return refuse('notFound')
  const now = clock()
  const decide = async (agreement: Agreement): Promise<Decision<Urged>> => {
    const signer = agreement.signers.find((each) => each.signerId === signerId)
    if (!signer) return { stop: refuse('notFound') }
    if (agreement.status === 'rendering' || !signer.invitedAt) return { stop: refuse('beingProcessed') }
    if (signer.status === 2) return { stop: refuse('alreadyDone') }
    if (!isBeingSigned(agreement)) return { stop: refuse('wrongState') }
    const pauseEnds = Date.parse(signer.invitedAt) + pauseMs
    if (pauseEnds > now.getTime()) return { stop: refuseUntil('waitBeforeResending', pauseEnds, now) }
    const change = withSigner(agreement, { ...signer, invitedAt: now.toISOString() })
    return {
      change,
      steps: [{ kind: 'reminded', signerId, details: { by: 'company' } }],
      writes: await inviteSigner(deps, agreement, signer, now),
      result: answer(describeAgreement(change)),
    }
  }
  return (await changeAgreement(deps, current, decide)) ?? refuse('notFound')
}
