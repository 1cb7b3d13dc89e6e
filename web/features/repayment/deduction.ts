import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import type { Charge } from './charge-state.ts'

type Refusal = NonNullable<NonNullable<Charge['deduction']>['refusal']>

export interface Deduction {
  state: 'planned' | 'asked' | Refusal
  /** The account as the company knows it; empty if none is linked. */
  account: string
  askedOn: string | null
}

/** The state of the deduction for an unpaid bill; undefined if it is paid by transfer or not collectable. */
export const deductionOf = ({ status, deduction }: Charge): Deduction | undefined => {
  if (!deduction || !isCollectable(status)) return undefined
  const { account, state, refusal, asked_on: askedOn } = deduction
  const details = { account: account ?? '', askedOn }
  if (state === 'asked') return { ...details, state }
  return { ...details, state: refusal ?? (account ? 'planned' : 'noAccount') }
}

/** True if the payment platform is about to deduct it, so that no transfer is needed. */
export const isBeingDeducted = (charge: Charge): boolean => {
  const state = deductionOf(charge)?.state
  return state === 'planned' || state === 'asked'
}
