import type { PostingKind } from '../posting.ts'

export const postingLabels: Readonly<Record<PostingKind, string>> = {
  'limit-granted': 'Limit granted',
  'limit-changed': 'Limit changed',
  'drawdown-requested': 'Drawdown requested',
  'drawdown-released': 'Drawdown released',
  'drawdown-paid-out': 'Drawdown paid out',
  'interest-posted': 'Interest charged',
  'fee-posted': 'Agreed fee charged',
  'rebate-given': 'Interest and fee given back, off the principal',
  'packet-applied': 'Interest paid by a red packet',
  'overdue-interest-posted': 'Overdue interest charged',
  'overdue-interest-taken-back': 'Overdue interest taken back',
  'repayment-received': 'Repayment received',
  'fee-charged': 'Fee charged',
  'charge-waived': 'Waived',
  'charge-written-off': 'Written off',
  'suspense-received': 'Received and held',
  'suspense-applied': 'Settled from what was held',
  'suspense-paid-back': 'Paid back from what was held',
  'facility-closed': 'Facility closed',
  reversal: 'Reversal',
}
