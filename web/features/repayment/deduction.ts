import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import type { Charge } from './charge-state.ts'

type Refusal = NonNullable<NonNullable<Charge['deduction']>['refusal']>

export interface Deduction {
  state: 'planned' | 'asked' | Refusal
  /** As the company knows it; empty where none is linked. */
  account: string
  askedOn: string | null
}

/** How the deduction of a bill that is not paid stands; undefined of one that is transferred or not collected. */
export const deductionOf = ({ status, deduction }: Charge): Deduction | undefined => {
  if (!deduction || !isCollectable(status)) return undefined
  const { account, state, refusal, asked_on: askedOn } = deduction
  const told = { account: account ?? '', askedOn }
  if (state === 'asked') return { ...told, state }
  return { ...told, state: refusal ?? (account ? 'planned' : 'noAccount') }
}

/** The payment platform is about to take it: there is nothing to transfer. */
export const isBeingDeducted = (charge: Charge): boolean => {
  const state = deductionOf(charge)?.state
  return state === 'planned' || state === 'asked'
}
