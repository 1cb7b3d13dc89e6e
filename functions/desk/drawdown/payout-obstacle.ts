import type { PayoutObstacle } from '#shared/desk/payout-obstacles.ts'
import type { DeskRefusal } from '../engine/desk-act.ts'

/** An obstacle to a payout: its name, and its text for a refused act. */
export interface Obstacle {
  code: PayoutObstacle
  refusal: DeskRefusal
}
