import { decimalFromCents } from '#shared/money/cents.ts'
import type { Facility } from '../../data/facilities.ts'
import { refuseAct } from '../engine/desk-act.ts'
import type { Obstacle } from './payout-obstacle.ts'

/** Why the facility does not allow a payout at present. */
export const facilityObstacle = ({ status, headroomCents }: Facility): Obstacle | undefined => {
  if (status !== 'active')
    return {
      code: 'facility not active',
      refusal: refuseAct('ruleBroken', `the facility is ${status}: nothing is paid out of it`),
    }
  if (headroomCents >= 0) return undefined
  const shortBy = decimalFromCents(0 - headroomCents)
  return {
    code: 'above the facility',
    refusal: refuseAct(
      'ruleBroken',
      `what is drawn and reserved is ${shortBy} above what the facility bears`,
    ),
  }
}
