import type { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { listCorrections as listStored } from '../data/corrections.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeCorrection } from './describe-correction.ts'

const most = 20

export const listCorrections: Handler<typeof privacyEndpoints.listCorrections> = async (
  { session },
  { table },
) => answer({ corrections: (await listStored(table, session.userId, most)).map(describeCorrection) })
