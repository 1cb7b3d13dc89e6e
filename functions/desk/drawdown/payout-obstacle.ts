import type { PayoutObstacle } from '#shared/desk/payout-obstacles.ts'
import type { DeskRefusal } from '../engine/desk-act.ts'

/** What stands against a payout, by its name, and as an act that it holds up says it. */
export interface Obstacle {
  code: PayoutObstacle
  refusal: DeskRefusal
}
