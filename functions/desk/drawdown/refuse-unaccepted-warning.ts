import type { PolicyWarning } from '#shared/lending/policy.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

export const refuseUnacceptedWarning = ({ percent }: PolicyWarning): DeskRefusal =>
  refuseAct('verificationFailed', `the effective rate reaches ${percent}% a year: this needs warningAccepted`)
