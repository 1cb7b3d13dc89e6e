import * as z from 'zod/mini'
import { drawnIdSchema } from '#shared/api/field-schemas.ts'
import type { CorrectionOutcome } from '#shared/privacy/corrections.ts'
import { findCorrection, replaceCorrection } from '../../data/corrections.ts'
import { recordEvent } from '../../data/events.ts'
import type { Deps } from '../../runtime/deps.ts'
import { describedField, shortText } from '../engine/act-fields.ts'
import { type Act, type DeskOutcome, deskAct, refuseAct } from '../engine/desk-act.ts'

const correctionFields = {
  userId: describedField(drawnIdSchema, 'who asked', '9b2f6c1e-6a0c-4c38-9a53-0c1d7f1f2a11'),
  requestId: describedField(drawnIdSchema, 'what was asked for', '20270104021000000-4829134471'),
  answer: describedField(
    shortText(1000),
    'what the user is told',
    'The name is corrected in the verification and on the agreement’s record.',
  ),
}

type Given = z.output<z.ZodMiniObject<typeof correctionFields>>

const give = async (
  { answer, ...named }: Given,
  outcome: CorrectionOutcome,
  act: Act,
  { table, clock }: Deps,
): Promise<DeskOutcome> => {
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

export const grantCorrectionAct = deskAct({
  name: 'correction-grant',
  summary:
    'Tells a user that what they asked to have corrected is corrected, and where. It corrects nothing by itself.',
  positional: ['userId', 'requestId'],
  needsReason: true,
  sensitive: {
    kinds: ['speaksForLender'],
    whyOnePerson: 'It corrects nothing by itself. One user reads its words, under their own profile.',
  },
  schema: z.object(correctionFields),
  run: (given, act, deps) => give(given, 'corrected', act, deps),
})

export const refuseCorrectionAct = deskAct({
  name: 'correction-refuse',
  summary: 'Tells a user that something is not corrected, and why.',
  positional: ['userId', 'requestId'],
  needsReason: true,
  sensitive: {
    kinds: ['speaksForLender'],
    whyOnePerson: 'One user reads its words, under their own profile, with whom to complain to.',
  },
  schema: z.object(correctionFields),
  run: (given, act, deps) => give(given, 'refused', act, deps),
})
