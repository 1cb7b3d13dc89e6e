import type { IncomingMessage, ServerResponse } from 'node:http'
import { businessDate } from '#shared/time/business-date.ts'
import { authorise } from '../bearer.ts'
import { sendJson } from '../http.ts'
import { findCustomer, findOffer } from './customers.ts'
import type { PaymentGrants } from './payment-grants.ts'

const bearer = (grants: PaymentGrants, scope: string) => ({ realm: 'quay-pay', scope, find: grants.find })

/** `GET /api/me`: the customer of the access token. */
export const answerMe = (req: IncomingMessage, res: ServerResponse, grants: PaymentGrants): void => {
  const grant = authorise(req, res, bearer(grants, 'account:read'))
  if (!grant) return
  const customer = findCustomer(grant.accountId ?? '')
  if (!customer) return sendJson(res, 404, { error: 'not_found' })
  const { company } = customer
  sendJson(res, 200, {
    account_id: customer.accountId,
    email: customer.email,
    mobile_country_code: customer.mobileCountryCode,
    mobile: customer.mobile,
    currency: customer.currency,
    company: company && {
      name: company.name,
      registration_number: company.registrationNumber,
      country: company.country,
    },
  })
}

/** `GET /api/offers/{id}`, with the partner's own token. */
export const answerOffer = (
  req: IncomingMessage,
  res: ServerResponse,
  grants: PaymentGrants,
  { id, now }: { id: string; now: Date },
): void => {
  if (!authorise(req, res, bearer(grants, 'offers:read'))) return
  const offer = findOffer(id, businessDate(now))
  if (!offer) return sendJson(res, 404, { error: 'not_found' })
  const { amount, currency, validUntil } = offer
  sendJson(res, 200, { id: offer.id, amount, currency, valid_until: validUntil })
}
