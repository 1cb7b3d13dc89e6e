import type { StatementLineView } from '#shared/desk/payments.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { LineSummary } from './line-summary.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { SuspenseDialog } from './suspense-dialog.tsx'

export const lineDecisions = [
  'statement-line-match',
  'statement-line-to-suspense',
  'statement-line-pay-back',
  'statement-line-book-payout',
  'statement-line-ignore',
  'statement-line-reopen',
  'statement-line-resolve',
] as const
export type LineDecision = (typeof lineDecisions)[number]

/**
 * The decisions that a line permits. Outgoing money can be booked as a payout or ignored; only money in suspense can be
 * paid back.
 */
export const decisionsOn = ({
  amount,
  state,
  finding,
  heldBack,
  resembles,
  duplicateOf,
}: StatementLineView): readonly LineDecision[] => {
  // Four-eyes principle: who imported a line must not decide on it.
  if (heldBack === 'own reading') return []
  if (state === 'ignored') return duplicateOf ? [] : ['statement-line-reopen']
  // The line may repeat another one that is booked already.
  if (resembles && state === 'open') return ['statement-line-resolve']
  if (amount.startsWith('-'))
    return [
      ...(finding?.payee && !finding.difference ? (['statement-line-book-payout'] as const) : []),
      'statement-line-ignore',
    ]
  return [
    'statement-line-match',
    'statement-line-to-suspense',
    ...(state === 'suspense' ? (['statement-line-pay-back'] as const) : []),
    'statement-line-ignore',
  ]
}

/** The dialog of a decision on a line. */
export const LineDialog = ({
  line,
  decision,
  onClose,
}: {
  line: StatementLineView
  decision: LineDecision
  onClose: () => void
}) => {
  if (decision === 'statement-line-match') return <MatchDialog line={line} onClose={onClose} />
  if (decision === 'statement-line-to-suspense') return <SuspenseDialog line={line} onClose={onClose} />
  return (
    <ActDialog
      action={decision}
      given={{ lineId: line.lineId }}
      intro={<LineSummary line={line} />}
      onClose={onClose}
    />
  )
}
