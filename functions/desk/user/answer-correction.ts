import * as z from 'zod/mini'
import { correctionFields } from '#shared/desk/user.acts.ts'
import type { CorrectionOutcome } from '#shared/privacy/corrections.ts'
import { findCorrection, replaceCorrection } from '../../data/corrections.ts'
import { recordEvent } from '../../data/events.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'

type Given = z.output<z.ZodMiniObject<typeof correctionFields>>

const give = async (
  { answer, ...named }: Given,
  outcome: CorrectionOutcome,
  act: Act,
  { table, clock }: Deps,
): Promise<Outcome<'correction-grant'>> => {
  const { userId, requestId } = named
  const stored = await findCorrection(table, named)
  if (!stored) return refuseAct('notFound', `user ${userId} has asked for no correction ${requestId}`)
  const told = { ok: true as const, userId, requestId, outcome }
  if (stored.outcome === outcome && stored.answer === answer) return told
  if (stored.outcome) return refuseAct('wrongState', `it was answered on ${stored.answeredAt?.slice(0, 10)}`)
  const now = clock()
  const written = await table.transact({
    correction: replaceCorrection(table, {
      ...stored,
      outcome,
      answer,
      answeredAt: now.toISOString(),
      answeredBy: act.actor,
    }),
    event: recordEvent(
      table,
      { name: 'correction-answered', userId, requestId },
      `correction-answered:${userId}:${requestId}`,
      now,
    ),
    // The text stays with the user: the audit outlives the account. It contains the reason of a refusal, as the law
    // requires.
    audit: act.audit({
      companyId: stored.companyId,
      before: { userId, requestId, outcome: null },
      after: { userId, requestId, outcome },
    }),
  })
  return written.ok
    ? told
    : refuseAct('changedMeanwhile', 'it was answered at the same moment; look at what it was')
}

export const grantCorrectionAct: RunAct<'correction-grant'> = (given, act, deps) =>
  give(given, 'corrected', act, deps)

export const refuseCorrectionAct: RunAct<'correction-refuse'> = (given, act, deps) =>
  give(given, 'refused', act, deps)
