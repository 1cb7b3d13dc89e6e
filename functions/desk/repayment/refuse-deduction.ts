import { refuseAct } from '../engine/desk-act.ts'

/** Of a payment that the payment platform is asked for: only the platform knows what becomes of it. */
export const refuseDeduction = refuseAct(
  'wrongState',
  'the payment platform is asked for it: the job repayment-deductions learns what becomes of it',
)
