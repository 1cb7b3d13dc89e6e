import { endpoint } from '../api/endpoint.ts'
import type { drawdownSchemas } from './drawdown.schemas.ts'

export const secondApprovalEndpoints = {
  /** Above which amount the company's drawdowns take a second administrator. */
  getSecondApproval: endpoint<typeof drawdownSchemas.getSecondApproval>()({
    name: 'get-second-approval',
    method: 'GET',
    path: '/api/information/drawdown/second-approval',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Changes it: a stricter rule holds at once, a weaker one a day later. Every administrator is told. */
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
  /** Passes on to the lender what another administrator asked for. */
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
    // forbidden: the company is no longer verified. wrongState: it waits no more, or has for too long. ruleBroken: it is one's own, who asked
    // for it is no administrator any more, the caller became one less than a day ago or by who asked, a repayment is overdue, or no money may go to its account now.
    // resetTooRecent: the caller's password was reset by mail less than a day ago.
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
  /** Refuses what another administrator asked for, with a reason, and gives the reserved amount back. */
  declineDrawdown: endpoint<typeof drawdownSchemas.declineDrawdown>()({
    name: 'decline-drawdown',
    method: 'POST',
    path: '/api/information/drawdown/decline',
    audience: 'session',
    role: 'administrator',
    envelope: 'landing',
    idempotent: true,
    // wrongState: it waits no more. ruleBroken: it is one's own, which is withdrawn instead.
    errors: ['notFound', 'wrongState', 'ruleBroken', 'changedMeanwhile'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
