import * as z from 'zod'
import type { PolicyWarning } from '../../shared/lending/policy.ts'
import { type DeskRefusal, refuseAct } from './desk-action.ts'

/** The reviewer has seen that the effective rate is above the warning, and accepts it. */
export const warningAccepted = z.stringbool().or(z.boolean()).default(false)

export const refuseUnaccepted = ({ percent }: PolicyWarning): DeskRefusal =>
  refuseAct(20007, `the effective rate reaches ${percent}% a year: this needs warningAccepted`)
