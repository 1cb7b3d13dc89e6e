import { shownToAll } from '../furnish-site.ts'
import type { Preparation, Preparations } from './prepared-call.ts'

const byId =
  (id: string): Preparation =>
  async () => ({ parts: { params: { id } } })

/** What anybody may look at. */
export const ofVisitors: Preparations = {
  'look-up-link': byId(shownToAll.link),
  'get-red-packet-quantity': byId(shownToAll.packet),
  'get-campaign-tag': byId(shownToAll.campaign),
  'get-customer-service': byId(shownToAll.contact),
  'list-cross-rates': async () => ({
    parts: { body: { date: shownToAll.ratesOf, from: ['EUR'], to: ['USD'] } },
  }),
}
