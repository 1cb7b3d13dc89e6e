import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import type { Correction } from '../data/corrections.ts'

type CorrectionOnWire = ResponseOf<typeof privacyEndpoints.askForCorrection>

/** A correction request as its user sees it. */
export const describeCorrection = ({
  requestId,
  about,
  text,
  askedAt,
  dueAt,
  outcome,
  answer,
  answeredAt,
}: Correction): CorrectionOnWire => ({
  request_id: requestId,
  about,
  text,
  asked_at: askedAt,
  due_at: dueAt,
  outcome: outcome ?? null,
  answer: answer ?? null,
  answered_at: answeredAt ?? null,
})
