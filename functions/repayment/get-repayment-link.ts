import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { lineLink } from '../mails/site-link.ts'

export const getRepaymentLink: Handler<typeof repaymentEndpoints.getRepaymentLink> = async (
  { input, session },
  { config },
) =>
  input.body.user_id === session.userId
    ? answer({ links: lineLink(config, lineOfSession(session), 'repay') })
    : refuse('notFound', [{ field: 'body.user_id', rule: 'invalid' }])
