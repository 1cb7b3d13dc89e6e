import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import type { Agreement } from '../data/agreements.ts'
import { answer, type Handler, type Outcome, refuse, refuseUntil } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { changeAgreement, type Decision } from './change-agreement.ts'
import { describeSigners } from './describe-agreement.ts'
import { findAgreementOfKind } from './find-agreement-of-kind.ts'
import { remindSigner } from './remind-signer.ts'
import { nextReminderAt } from './signer-mail-times.ts'

type Urged = Outcome<typeof agreementsEndpoints.urgeSigner>

export const urgeSigner: Handler<typeof agreementsEndpoints.urgeSigner> = async (
  { input, session },
  deps,
) => {
  const { table, clock } = deps
  const line = lineOfSession(session)
  const { signer_id: signerId, kind } = input.body
  const [current, { sections }] = await Promise.all([
    findAgreementOfKind(table, session.companyId, line.productCode, kind),
    findCurrentSections(table, session.companyId),
  ])
  if (!current) return refuse('notFound')
  const now = clock()
  const decide = async (agreement: Agreement): Promise<Decision<Urged>> => {
    const signer = agreement.signers.find((each) => each.signerId === signerId)
    if (!signer) return { stop: refuse('notFound') }
    if (agreement.status === 'rendering' || !signer.invitedAt) return { stop: refuse('beingProcessed') }
    if (signer.status === 2) return { stop: refuse('alreadyDone') }
    const next = nextReminderAt(agreement, signer, now)
    if (!next) return { stop: refuse('wrongState') }
    if (next > now) return { stop: refuseUntil('waitBeforeResending', next.getTime(), now) }
    const reminded = await remindSigner(deps, agreement, signer, 'company', now)
    return { ...reminded, result: answer(describeSigners(reminded.change, sections, now)) }
  }
  return (await changeAgreement(deps, current, decide)) ?? refuse('notFound')
}
