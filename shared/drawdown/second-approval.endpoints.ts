import { landingEndpoint } from '../api/endpoint.ts'
import type { drawdownSchemas } from './drawdown.schemas.ts'

export const secondApprovalEndpoints = {
  /** The amount above which the company's drawdowns need a second administrator. */
  getSecondApproval: landingEndpoint<typeof drawdownSchemas.getSecondApproval>()({
    name: 'get-second-approval',
    method: 'GET',
    path: '/api/information/drawdown/second-approval',
    reads: true,
  }),
  /**
   * Changes the rule on second administrators: a stricter one takes effect at once, a weaker one a day later. Every
   * administrator is notified.
   */
  setSecondApproval: landingEndpoint<typeof drawdownSchemas.setSecondApproval>()({
    name: 'set-second-approval',
    method: 'POST',
    path: '/api/information/drawdown/second-approval',
    role: 'administrator',
    stepUp: true,
    // ruleBroken: the company has one administrator only.
    errors: ['ruleBroken', 'changedMeanwhile'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** The drawdowns that wait for a second administrator. */
  listAwaitingDrawdowns: landingEndpoint<typeof drawdownSchemas.listAwaitingDrawdowns>()({
    name: 'list-awaiting-drawdowns',
    method: 'GET',
    path: '/api/information/drawdown/awaiting-colleague',
    reads: true,
  }),
  /** Confirms another administrator's request, which goes to the lender. */
  confirmDrawdown: landingEndpoint<typeof drawdownSchemas.confirmDrawdown>()({
    name: 'confirm-drawdown',
    method: 'POST',
    path: '/api/information/drawdown/confirm',
    role: 'administrator',
    mobile: true,
    stepUp: true,
    idempotent: true,
    // forbidden: the company is no longer verified. wrongState: it is not waiting, or has lapsed. ruleBroken: it is the
    // caller's own, the requester is no administrator any more, the caller became one less than a day ago or through
    // the requester, a repayment is overdue, or its account cannot be paid into. resetTooRecent: the caller's password
    // was reset by mail less than a day ago.
    errors: [
      'companyNotVerified',
      'notFound',
      'wrongState',
      'ruleBroken',
      'resetTooRecent',
      'changedMeanwhile',
    ],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** Declines another administrator's request, with a reason, and releases the reserved amount. */
  declineDrawdown: landingEndpoint<typeof drawdownSchemas.declineDrawdown>()({
    name: 'decline-drawdown',
    method: 'POST',
    path: '/api/information/drawdown/decline',
    role: 'administrator',
    idempotent: true,
    // wrongState: it is not waiting. ruleBroken: it is the caller's own, which is withdrawn instead.
    errors: ['notFound', 'wrongState', 'ruleBroken', 'changedMeanwhile'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
