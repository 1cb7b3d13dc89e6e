import { refuseAct } from '../engine/desk-act.ts'

/** For a deduction: only the payment platform knows its outcome. */
export const refuseDeduction = refuseAct(
  'wrongState',
  'the payment platform is asked for it: the job repayment-deductions learns what becomes of it',
)
