/** The states of a drawdown and their transitions. */
export const drawdownTransitions = {
  /** Submitted, and waits for another administrator's confirmation: the amount is reserved. */
  'awaiting colleague': ['requested', 'declined', 'lapsed', 'withdrawn'],
  /** Submitted: the amount is reserved. */
  requested: ['approved', 'rejected', 'withdrawn'],
  /** An approved drawdown may still fail: the limit was lowered, or its due date came first. */
  approved: ['paid out', 'rejected'],
  /** Not all of it is charged yet. It may be settled before that, or its money be returned by the bank. */
  'paid out': ['due', 'repaid', 'approved'],
  /** All of it is charged, and not all paid. After an early settlement that bounced, it continues. */
  due: ['repaid', 'paid out', 'approved'],
  /** A repayment that bounced is owed again; after a bounced early settlement, the drawdown continues. */
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

/** The statuses of a request in its application record. */
export const applicationStatuses = ['in progress', 'approved', 'rejected', 'withdraw'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The status of the request in the list of applications. */
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
