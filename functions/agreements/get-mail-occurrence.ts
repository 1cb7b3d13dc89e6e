import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import type { SigningMail } from '#shared/agreements/signing-mails.ts'
import { type AgreementPart, agreementDocumentsOf, signersOfDocument } from '../data/agreement-documents.ts'
import {
  type Agreement,
  findAgreementOfProduct,
  findLatestAddendum,
  type Signer,
} from '../data/agreements.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { copyMailedAt, nextCopyAt, nextReminderAt } from './signer-mail-times.ts'

/** A document of an agreement, and its signers. */
interface Asked {
  agreement: Agreement
  paper: AgreementPart
  signers: readonly Signer[]
}

const listParamsOf = (agreement: Agreement, kind: SignedKind | undefined): Asked[] =>
  agreementDocumentsOf(agreement)
    .filter((paper) => kind === undefined || paper.kind === kind)
    .map((paper) => ({ agreement, paper, signers: signersOfDocument(agreement, paper.kind) }))

const datesOf: Record<SigningMail, (asked: Asked) => (string | undefined)[]> = {
  invitation: ({ signers }) => signers.map(({ invitedAt }) => invitedAt),
  reminder: ({ signers }) => signers.map(({ remindedAt }) => remindedAt),
  rpa: ({ paper }) => [copyMailedAt(paper)],
}

const nextOf: Record<SigningMail, (asked: Asked, now: Date) => Date[]> = {
  invitation: () => [],
  reminder: ({ agreement, signers }, now) =>
    signers.flatMap((signer) => nextReminderAt(agreement, signer, now) ?? []),
  rpa: ({ paper }) => [nextCopyAt(paper)].filter((at) => at !== undefined),
}

export const getMailOccurrence: Handler<typeof agreementsEndpoints.getMailOccurrence> = async (
  { input, session },
  { table, clock },
) => {
  const { type, kind } = input.query
  const { companyId } = session
  const { productCode } = lineOfSession(session)
  const found = await Promise.all([
    findAgreementOfProduct(table, companyId, productCode),
    findLatestAddendum(table, companyId, productCode),
  ])
  const asked = found.flatMap((agreement) => (agreement ? listParamsOf(agreement, kind) : []))
  const sent = asked.flatMap(datesOf[type]).filter((at) => at !== undefined)
  const now = clock()
  const next = asked.flatMap((each) => nextOf[type](each, now))
  const [soonest] = next.map((at) => at.toISOString()).toSorted()
  return answer({
    type,
    sent: sent.length > 0,
    sent_at: sent.toSorted().at(-1) ?? null,
    next_at: soonest ?? null,
  })
}
