import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import type { LimitRequest } from '../../../functions/data/limit-requests.ts'
import type { RenewalRequest } from '../../../functions/data/renewal-requests.ts'
import { callDesk } from '../../support/draw-money.ts'
import { type Act, keyed, listOf } from './act.ts'

/** Facilities approach their review and are renewed or expire; requests are withdrawn. */
export const renewalActs: Record<string, Act> = {
  nearReview: {
    weight: 1,
    prepare: async ({ app, chance, seller }) => {
      const reviewDate = addDays(businessDate(app.clock.now()), chance.integer(1, 30))
      return () => callDesk(app, 'facility-renew', { facilityId: seller.facilityId, reviewDate })
    },
  },
  askRenewal: {
    weight: 6,
    prepare: async (world) => {
      const { app, seller } = world
      return () =>
        app.send(
          creditEndpoints.submitRenewal,
          { body: { facility_id: seller.facilityId } },
          { token: seller.token, headers: keyed(world, 'renewal') },
        )
    },
  },
  decideRenewal: {
    weight: 7,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const request = chance.pick(
        (await listOf<RenewalRequest>(world, 'RENEWALREQUEST#')).filter(
          ({ status }) => status === 'submitted',
        ),
      )
      if (!request) return undefined
      const ids = { facilityId: seller.facilityId, renewalId: request.requestId }
      if (chance.next() < 0.25) return () => callDesk(app, 'renewal-reject', ids)
      const limit = chance.next() < 0.4 ? decimalFromCents(chance.integer(40_000_00, 600_000_00)) : undefined
      return () => callDesk(app, 'renewal-approve', { ...ids, limit, shopTroubleAccepted: true })
    },
  },
  takeBackRequest: {
    weight: 1,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const request = chance.pick([
        ...(await listOf<RenewalRequest>(world, 'RENEWALREQUEST#')),
        ...(await listOf<LimitRequest>(world, 'LIMITREQUEST#')),
      ])
      if (!request) return undefined
      return () =>
        app.send(
          applicationEndpoints.withdrawApplication,
          { body: { approval_id: request.requestId } },
          { token: seller.token, headers: keyed(world, 'take-back') },
        )
    },
  },
}
