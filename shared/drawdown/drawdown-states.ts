/** The states of a drawdown and what each may become. */
export const drawdownTransitions = {
  /** Submitted, and another administrator of the company has to confirm it: the amount is reserved. */
  'awaiting colleague': ['requested', 'declined', 'lapsed', 'withdrawn'],
  /** Submitted: the amount is reserved. */
  requested: ['approved', 'rejected', 'withdrawn'],
  /** What was approved may still come to nothing: the limit was lowered, or its due date came first. */
  approved: ['paid out', 'rejected'],
  /** Something of it is still to be charged. It may be settled before that, or its money come back from the bank. */
  'paid out': ['due', 'repaid', 'approved'],
  /** All of it is charged, and something of that is owed. An early settlement that bounced lets it run on. */
  due: ['repaid', 'paid out', 'approved'],
  /** A repayment that bounced is owed again; after an early settlement that did, the drawdown runs on. */
  repaid: ['due', 'paid out'],
  /** By the other administrator. */
  declined: [],
  /** No other administrator confirmed it in time. */
  lapsed: [],
  /** By the lender. */
  rejected: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>

export type DrawdownStatus = keyof typeof drawdownTransitions

export const drawdownStatuses = Object.keys(drawdownTransitions) as [DrawdownStatus, ...DrawdownStatus[]]

export const drawdownMayBecome = (from: DrawdownStatus, to: DrawdownStatus): boolean =>
  (drawdownTransitions[from] as readonly DrawdownStatus[]).includes(to)

/** The words that an application record has for a request. */
export const applicationStatuses = ['in progress', 'approved', 'rejected', 'withdraw'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What has become of the request, as the list of applications puts it. */
export const applicationStatusOf = {
  'awaiting colleague': 'in progress',
  requested: 'in progress',
  approved: 'approved',
  'paid out': 'approved',
  due: 'approved',
  repaid: 'approved',
  declined: 'withdraw',
  lapsed: 'withdraw',
  rejected: 'rejected',
  withdrawn: 'withdraw',
} as const satisfies Record<DrawdownStatus, ApplicationStatus>
