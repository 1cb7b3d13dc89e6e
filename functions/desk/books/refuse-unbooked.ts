import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

/** The refusal of an act on a month of the books that is not booked, or only in part. */
export const refuseUnbooked = (month: string): DeskRefusal =>
  refuseAct('notFound', `the month ${month} is not booked`)
