import type { creditEndpoints } from '../../shared/credit/credit.endpoints.ts'
import { lineOfSession } from '../data/session-line.ts'
import { answer, type Handler } from '../http/handle.ts'
import { findProgress } from './find-progress.ts'

const statusWhile = { none: 'none', calculating: 'submitted' } as const

export const getCreditApplication: Handler<typeof creditEndpoints.getCreditApplication> = async (
  { session },
  { table },
) => {
  const line = await lineOfSession(table, session)
  const progress = await findProgress(table, session.companyId, line)
  const common = { pre_limit: null, type: 'initial' as const }
  if (progress.state !== 'decided')
    return answer({ ...common, status: statusWhile[progress.state], failure_reason: null })
  const { application } = progress
  return answer({
    ...common,
    status: application.status,
    failure_reason: application.status === 'failed' ? application.reason : null,
  })
}
