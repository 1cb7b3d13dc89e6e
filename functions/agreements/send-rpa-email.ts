import { isCompanion, type SignedKind } from '#shared/agreements/agreement-kinds.ts'
import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { findAgreementDocument, withAgreementDocument } from '../data/agreement-documents.ts'
import { type Agreement, statusAt } from '../data/agreements.ts'
import { recordEvent } from '../data/events.ts'
import { answer, type Handler, type Outcome, refuse, refuseUntil } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { changeAgreement, type Decision } from './change-agreement.ts'
import { findAgreementOfKind } from './find-agreement-of-kind.ts'
import { nextCopyAt } from './signer-mail-times.ts'

type Operation = typeof agreementsEndpoints.sendRpaEmail

/** Defaults to the receivables purchase agreement if there is one. */
const paperAskedFor = (agreement: Agreement, kind: SignedKind | undefined) =>
  kind === undefined
    ? (findAgreementDocument(agreement, 'rpa') ?? findAgreementDocument(agreement, 'facility'))
    : findAgreementDocument(agreement, kind)

/** Mails the original certified copy again. */
export const sendRpaEmail: Handler<Operation> = async ({ input, session }, deps) => {
  const { table, clock, random } = deps
  const { companyId } = session
  const { productCode } = lineOfSession(session)
  const current = await findAgreementOfKind(table, companyId, productCode, input.body.kind)
  if (!current) return refuse('notFound')
  const now = clock()
  const decide = async (agreement: Agreement): Promise<Decision<Outcome<Operation>>> => {
    const paper = paperAskedFor(agreement, input.body.kind)
    if (!paper) return { stop: refuse('notFound') }
    if (statusAt(agreement, now) !== 'signed') return { stop: refuse('wrongState') }
    const next = nextCopyAt(paper)
    if (!next) return { stop: refuse('beingProcessed') }
    if (next > now) return { stop: refuseUntil('waitBeforeResending', next.getTime(), now) }
    const copyMailedAt = now.toISOString()
    const { kind } = paper
    const named = isCompanion(kind) ? { companion: kind } : {}
    const { agreementId } = agreement
    return {
      change: withAgreementDocument(agreement, kind, { copyMailedAt }),
      writes: {
        event: recordEvent(
          table,
          { name: 'agreement-certified', companyId, agreementId, ...named },
          random.id(),
          now,
        ),
      },
      result: answer({
        sent_at: copyMailedAt,
        next_at: (nextCopyAt({ ...paper, copyMailedAt }) ?? now).toISOString(),
      }),
    }
  }
  return (await changeAgreement(deps, current, decide)) ?? refuse('notFound')
}
