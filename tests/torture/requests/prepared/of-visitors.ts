import { publicContent } from '../seed-site.ts'
import type { Preparation, Preparations } from './prepared-call.ts'

const byId =
  (id: string): Preparation =>
  async () => ({ parts: { params: { id } } })

/** Public content. */
export const ofVisitors: Preparations = {
  'look-up-link': byId(publicContent.link),
  'get-red-packet-quantity': byId(publicContent.packet),
  'get-campaign-tag': byId(publicContent.campaign),
  'get-customer-service': byId(publicContent.contact),
  'list-cross-rates': async () => ({
    parts: { body: { date: publicContent.ratesOf, from: ['EUR'], to: ['USD'] } },
  }),
}
