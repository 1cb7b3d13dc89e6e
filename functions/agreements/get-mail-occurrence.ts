import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import type { SigningMail } from '#shared/agreements/signing-mails.ts'
import { type Agreement, findAgreementOfProduct, findLatestAddendum } from '../data/agreements.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { copyMailedAt, nextCopyAt, nextReminderAt } from './last-written-to.ts'

const datesOf: Record<SigningMail, (agreement: Agreement) => (string | undefined)[]> = {
  invitation: ({ signers }) => signers.map(({ invitedAt }) => invitedAt),
  reminder: ({ signers }) => signers.map(({ remindedAt }) => remindedAt),
  rpa: (agreement) => [copyMailedAt(agreement)],
}

const nextOf: Record<SigningMail, (agreement: Agreement, now: Date) => Date[]> = {
  invitation: () => [],
  reminder: (agreement, now) =>
    agreement.signers.flatMap((signer) => nextReminderAt(agreement, signer, now) ?? []),
  rpa: (agreement) => [nextCopyAt(agreement)].filter((at) => at !== undefined),
}

export const getMailOccurrence: Handler<typeof agreementsEndpoints.getMailOccurrence> = async (
  { input, session },
  { table, clock },
) => {
  const { type } = input.query
  const { companyId } = session
  const { productCode } = lineOfSession(session)
  const found = await Promise.all([
    findAgreementOfProduct(table, companyId, productCode),
    findLatestAddendum(table, companyId, productCode),
  ])
  const agreements = found.filter((agreement) => agreement !== undefined)
  const sent = agreements.flatMap(datesOf[type]).filter((at) => at !== undefined)
  const now = clock()
  const next = agreements.flatMap((agreement) => nextOf[type](agreement, now))
  const [soonest] = next.map((at) => at.toISOString()).toSorted()
  return answer({
    type,
    sent: sent.length > 0,
    sent_at: sent.toSorted().at(-1) ?? null,
    next_at: soonest ?? null,
  })
}
