import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { findAgreementOfProduct } from '../data/agreements.ts'
import { answer, type Handler, type Outcome, refuse, refuseUntil } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { describeAgreement } from './describe-agreement.ts'
import { inviteSigner } from './invite-signer.ts'

type Urged = Outcome<typeof agreementsEndpoints.urgeSigner>

const pauseMs = 60_000

export const urgeSigner: Handler<typeof agreementsEndpoints.urgeSigner> = async (
  { input, session },
  deps,
) => {
  const { table, clock } = deps
  const line = lineOfSession(session)
  const current = await findAgreementOfProduct(table, session.companyId, line.productCode)
  if (!current) return refuse('notFound')
  const now = clock()
  const decide = async (agreement: typeof current): Promise<Decision<Urged>> => {
    const signer = agreement.signers.find(({ signerId }) => signerId === input.body.signer_id)
    if (!signer) return { stop: refuse('notFound') }
    if (agreement.status === 'rendering' || !signer.invitedAt) return { stop: refuse('beingProcessed') }
    if (signer.status === 2) return { stop: refuse('alreadyDone') }
    const pauseEnds = Date.parse(signer.invitedAt) + pauseMs
    if (pauseEnds > now.getTime()) return { stop: refuseUntil('waitBeforeResending', pauseEnds, now) }
    const change = withSigner(agreement, { ...signer, invitedAt: now.toISOString() })
    return {
      change,
      writes: await inviteSigner(deps, agreement, signer, now),
      result: answer(describeAgreement(change)),
    }
  }
  return (await changeAgreement(table, current, decide)) ?? refuse('notFound')
}
