import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { advertTemplates } from './advert-templates.ts'
import { redPacketStatuses } from './red-packet-states.ts'

const id = z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(64, 'tooLong'))

const redPacket = z.object({
  id: z.string(),
  /** The lender's name for the kind of packet. */
  type: z.string(),
  /** What it is worth. */
  amount: wireAmountSchema,
  currency: currencySchema,
  /** `active` ones can be collected: those issued to the company, and those that the first to come are given. */
  status: z.enum(redPacketStatuses),
  /** How many are left to be collected under this id; 0 once the company has its own. */
  remaining_quantity: z.number(),
  /** The last day on which it is good. */
  expires_on: businessDateSchema,
  /** ISO timestamp, UTC; null until collected. */
  claimed_at: z.nullable(z.string()),
})

export const engagementEndpoints = {
  listRedPackets: endpoint({
    name: 'list-red-packets',
    method: 'GET',
    path: '/api/company/red-packets',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary:
      "The company's red packets, and those that it can collect; those of one status where it is given.",
    query: z.object({ status: z.optional(z.enum(redPacketStatuses, 'unknownOption')) }),
    response: z.array(redPacket),
    errors: [],
  }),
  getRedPacketQuantity: endpoint({
    name: 'get-red-packet-quantity',
    method: 'GET',
    path: '/api/red-packets/{id}',
    audience: 'public',
    envelope: 'landing',
    summary: 'How many red packets are left for the first to come. Visitors see it on the landing page.',
    params: z.object({ id }),
    response: z.object({ remaining_quantity: z.number() }),
    errors: ['notFound'],
  }),
  collectRedPacket: endpoint({
    name: 'collect-red-packet',
    method: 'POST',
    path: '/api/red-packets/{id}',
    audience: 'session',
    envelope: 'landing',
    summary: 'Collects a red packet, once a company. Collecting again answers the same.',
    params: z.object({ id }),
    response: redPacket,
    // wrongState: there are none left, or it is no longer good.
    errors: ['changedMeanwhile', 'wrongState', 'notFound'],
  }),
  getCampaignTag: endpoint({
    name: 'get-campaign-tag',
    method: 'GET',
    path: '/api/campaign-tag/{id}',
    audience: 'public',
    envelope: 'landing',
    summary: 'What a campaign shows to visitors.',
    params: z.object({ id }),
    response: z.object({
      id: z.string(),
      name: z.string(),
      /** The advert on the landing page. */
      template: z.enum(advertTemplates),
      /** The red packets that it gives away; null where it gives none. */
      red_packet_id: z.nullable(z.string()),
    }),
    errors: ['notFound'],
  }),
  getCustomerService: endpoint({
    name: 'get-customer-service',
    method: 'GET',
    path: '/api/customer-service/{id}',
    audience: 'public',
    envelope: 'landing',
    summary: 'The QR code of a customer-service contact, by the `cpid` that a link carries.',
    params: z.object({ id }),
    response: z.object({
      /** PNG or JPEG in base64, without a prefix. */
      cs_qrcode: z.string(),
    }),
    errors: ['notFound'],
  }),
} as const
