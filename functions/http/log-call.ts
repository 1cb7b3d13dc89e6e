import type { Deps } from '../runtime/deps.ts'
import { findExchange, type HttpEvent, type HttpResult } from './exchange.ts'

/** `2xx`, `4xx` or `5xx`: what became of a call, as its metric tells. */
const statusClass = ({ statusCode = 500 }: HttpResult): string => `${Math.floor(statusCode / 100)}xx`

/**
 * One line a call. The metrics by endpoint are counted from these lines, so that a metric costs a call nothing. It
 * names the endpoint, never the path or the query: ids and tokens travel there.
 */
export const logCall = (
  event: HttpEvent,
  result: HttpResult,
  began: Date,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
): void =>
  log('info', 'a call was answered', {
    requestId: event.requestContext.requestId,
    endpoint: findExchange(event)?.endpoint.name ?? 'unknown',
    status: statusClass(result),
    milliseconds: clock().getTime() - began.getTime(),
  })
