import type { Endpoint } from '../../shared/api/endpoint.ts'
import { findRememberedAnswer } from '../data/idempotency.ts'
import type { Handler, SessionContext } from '../http/handle.ts'
import { AnsweredByAnotherCall } from '../http/replay-answer.ts'

/**
 * A handler whose refusals hold only where no call with the same key was answered meanwhile. Of calls with one key at
 * the same moment, a later one may read what the first has already done (the quote is used, the amount is reported)
 * and would refuse for that very reason.
 */
export const unlessAnswered =
  <E extends Endpoint>(operation: E['name'], handler: Handler<E>): Handler<E> =>
  async (call, deps) => {
    const outcome = await handler(call, deps)
    if (outcome.ok || !call.request.idempotency) return outcome
    const { key } = call.request.idempotency
    const answered = await findRememberedAnswer(deps.table, call.session as SessionContext, operation, key)
    if (answered) throw new AnsweredByAnotherCall()
    return outcome
  }
