import { createHash } from 'node:crypto'
import { addDays, addMonths, type BusinessDate } from '#shared/time/business-date.ts'

/** A customer of Quay Pay, with the data that a financing partner may receive. */
export interface Customer {
  accountId: string
  /** The name shown on the page. */
  name: string
  email: string
  mobileCountryCode: string
  mobile: string
  currency: string
  company: { name: string; registrationNumber: string; country: 'HK' | 'CN' } | null
  /** The amount that the partner may offer, decimal, in the account's currency. */
  offerAmount: string
}

const linTrading = {
  name: 'Lin Trading (Hong Kong) Limited',
  registrationNumber: '71234568-000-03-26-4',
  country: 'HK',
} as const

/** Two accounts of one company, and one of a company in mainland China. All of them, and their numbers, are made up. */
export const demoCustomers: readonly Customer[] = [
  {
    accountId: 'lin-trading',
    name: linTrading.name,
    email: 'mei@lin-trading.example',
    mobileCountryCode: '+852',
    mobile: '61234501',
    currency: 'USD',
    company: linTrading,
    offerAmount: '80000.00',
  },
  {
    accountId: 'lin-trading-eu',
    name: linTrading.name,
    email: 'europe@lin-trading.example',
    mobileCountryCode: '+852',
    mobile: '61234502',
    currency: 'EUR',
    company: linTrading,
    offerAmount: '45000.00',
  },
  {
    accountId: 'huayu-crafts',
    name: '深圳市华屿工艺品有限公司',
    email: 'finance@huayu-crafts.example',
    mobileCountryCode: '+86',
    mobile: '13900139007',
    currency: 'USD',
    company: {
      name: '深圳市华屿工艺品有限公司',
      registrationNumber: '91440300MA5FQX7C2W',
      country: 'CN',
    },
    offerAmount: '120000.00',
  },
]

export const customerIdPattern = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/

/** A stable mobile number for an account without a description. */
const mobileOf = (accountId: string): string => {
  const digits = createHash('sha256').update(accountId).digest().readUInt32BE() % 100_000_000
  return `138${String(digits).padStart(8, '0')}`
}

/** The customer with an account. Every well-formed account exists: one that is not listed above is a sole trader's. */
export const findCustomer = (accountId: string): Customer | undefined => {
  if (!customerIdPattern.test(accountId)) return undefined
  const known = demoCustomers.find((each) => each.accountId === accountId)
  return (
    known ?? {
      accountId,
      name: accountId,
      email: `${accountId}@sole-trader.example`,
      mobileCountryCode: '+86',
      mobile: mobileOf(accountId),
      currency: 'USD',
      company: null,
      offerAmount: '50000.00',
    }
  )
}

export interface CustomerOffer {
  id: string
  /** Decimal, two places. */
  amount: string
  currency: string
  /** The last day of its validity, `YYYY-MM-DD`. */
  validUntil: BusinessDate
}

const offerPrefix = 'offer-'

/** A customer's offer, valid until the end of the next month. */
export const offerOf = (
  { accountId, offerAmount, currency }: Customer,
  today: BusinessDate,
): CustomerOffer => ({
  id: `${offerPrefix}${accountId}`,
  amount: offerAmount,
  currency,
  validUntil: addDays(`${addMonths(today, 2).slice(0, 7)}-01`, -1),
})

export const findOffer = (id: string, today: BusinessDate): CustomerOffer | undefined => {
  const customer = id.startsWith(offerPrefix) ? findCustomer(id.slice(offerPrefix.length)) : undefined
  return customer && offerOf(customer, today)
}
