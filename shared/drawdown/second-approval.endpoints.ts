import { endpoint } from '../api/endpoint.ts'
import type { drawdownSchemas } from './drawdown.schemas.ts'

export const secondApprovalEndpoints = {
  /** The amount above which the company's drawdowns need a second administrator. */
  getSecondApproval: endpoint<typeof drawdownSchemas.getSecondApproval>()({
    name: 'get-second-approval',
    method: 'GET',
    path: '/api/information/drawdown/second-approval',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Changes it: a stricter rule takes effect at once, a weaker one a day later. Every administrator is notified. */
  setSecondApproval: endpoint<typeof drawdownSchemas.setSecondApproval>()({
    name: 'set-second-approval',
    method: 'POST',
    path: '/api/information/drawdown/second-approval',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'landing',
    // ruleBroken: the company has one administrator only.
    errors: ['ruleBroken', 'changedMeanwhile'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** The drawdowns that wait for a second administrator. */
  listAwaitingDrawdowns: endpoint<typeof drawdownSchemas.listAwaitingDrawdowns>()({
    name: 'list-awaiting-drawdowns',
    method: 'GET',
    path: '/api/information/drawdown/awaiting-colleague',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Confirms another administrator's request, which goes to the lender. */
  confirmDrawdown: endpoint<typeof drawdownSchemas.confirmDrawdown>()({
    name: 'confirm-drawdown',
    method: 'POST',
    path: '/api/information/drawdown/confirm',
    audience: 'session',
    role: 'administrator',
    mobile: true,
    stepUp: true,
    envelope: 'landing',
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
  declineDrawdown: endpoint<typeof drawdownSchemas.declineDrawdown>()({
    name: 'decline-drawdown',
    method: 'POST',
    path: '/api/information/drawdown/decline',
    audience: 'session',
    role: 'administrator',
    envelope: 'landing',
    idempotent: true,
    // wrongState: it is not waiting. ruleBroken: it is the caller's own, which is withdrawn instead.
    errors: ['notFound', 'wrongState', 'ruleBroken', 'changedMeanwhile'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
