/** The type of a column. Amounts are integers in cents; dates are ISO text, which compares and casts as a date. */
export type ColumnType = 'text' | 'number' | 'instant' | 'date'

export interface Column {
  name: string
  /** The path of the attribute in the item. */
  from: string
  type: ColumnType
  says: string
}

export interface Entity {
  /** The table's name in SQL. */
  name: string
  /** The type of the items. */
  itemType: string
  says: string
  columns: readonly Column[]
}

const text = (name: string, from: string, says: string): Column => ({ name, from, type: 'text', says })
const cents = (name: string, from: string, says: string): Column => ({ name, from, type: 'number', says })
const count = cents
const instant = (name: string, from: string, says: string): Column => ({ name, from, type: 'instant', says })
const date = (name: string, from: string, says: string): Column => ({ name, from, type: 'date', says })

const companyId = text('company_id', 'companyId', 'the company, by an id that means nothing elsewhere')
const facilityId = text('facility_id', 'facilityId', 'the facility')
const currency = text('currency', 'currency', 'ISO 4217')

const salesColumns = [
  currency,
  cents('sales_cents', 'sales', 'sales'),
  cents('refunds_cents', 'refunds', 'refunds'),
  count('orders', 'orders', 'the number of orders'),
]

/**
 * Everything that analysts see, by entity: an attribute that is not listed never leaves the table. No column holds a
 * name, an address, a number of a person or an account, or text that somebody entered; a test compares the list with
 * the declared sensitive fields.
 */
export const analyticsEntities: readonly Entity[] = [
  {
    name: 'companies',
    itemType: 'company',
    says: 'companies, drafts included',
    columns: [
      companyId,
      text('kyc_status', 'kycStatus', 'the state of the verification'),
      text('product_line', 'lineId', 'the product line at registration'),
      instant('created_at', 'createdAt', 'when its owner signed up'),
    ],
  },
  {
    name: 'facilities',
    itemType: 'facility',
    says: 'facilities, with their balances of today',
    columns: [
      facilityId,
      companyId,
      text('product', 'productCode', 'the product'),
      currency,
      text('status', 'status', 'active, frozen, closed and so on'),
      date('effective_date', 'effectiveDate', 'when it began'),
      date('next_review_date', 'nextReviewDate', 'when it is reviewed or ends'),
      cents('limit_cents', 'balances.limit', 'the limit'),
      cents('headroom_cents', 'headroomCents', 'what can still be drawn'),
      cents('principal_cents', 'balances.principalReceivable', 'principal outstanding'),
      cents('interest_cents', 'balances.interestReceivable', 'interest charged and unpaid'),
      cents(
        'overdue_interest_cents',
        'balances.overdueInterestReceivable',
        'overdue interest charged and unpaid',
      ),
      cents('interest_income_cents', 'balances.interestIncome', 'interest earned; negative, as a credit'),
      cents('credit_loss_cents', 'balances.creditLoss', 'written off'),
      cents('yearly_net_sales_cents', 'yearlyNetSalesCents', 'net sales of the year before the limit'),
      instant('created_at', 'createdAt', 'when it was recorded'),
    ],
  },
  {
    name: 'drawdowns',
    itemType: 'drawdown',
    says: 'drawdown requests in every state',
    columns: [
      text('drawdown_id', 'drawdownId', 'the drawdown'),
      companyId,
      facilityId,
      text('product', 'productCode', 'the product'),
      currency,
      text('status', 'status', 'the state'),
      cents('amount_cents', 'price.amountCents', 'the amount drawn'),
      text('rate_percent', 'price.ratePercent', 'interest, percent a year'),
      text('repayment_method', 'price.repayment.method', 'bullet, instalments, share of sales'),
      count('tenor_days', 'price.tenorDays', 'days to the last due date'),
      cents('interest_cents', 'price.interestCents', 'interest as priced'),
      date('due_date', 'price.dueDate', 'the last due date'),
      instant('requested_at', 'requestedAt', 'when it was requested'),
    ],
  },
  {
    name: 'charges',
    itemType: 'charge-order',
    says: 'bills: what was charged for a due date, and what is owed',
    columns: [
      text('charge_id', 'chargeId', 'the bill'),
      companyId,
      facilityId,
      text('drawdown_id', 'drawdownId', 'the drawdown'),
      currency,
      text('status', 'status', 'the state'),
      text('collection_method', 'collectionMethod', 'transfer or deduction'),
      date('due_date', 'dueDate', 'when it is due'),
      ...['principal', 'interest', 'overdueInterest', 'fee'].flatMap((kind) => {
        const name = kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
        const words = name.replaceAll('_', ' ')
        return [
          cents(`charged_${name}_cents`, `chargedCents.${kind}`, `${words} charged`),
          cents(`owed_${name}_cents`, `owedCents.${kind}`, `${words} still owed`),
        ]
      }),
      instant('created_at', 'createdAt', 'when it was raised'),
    ],
  },
  {
    name: 'payments',
    itemType: 'payment',
    says: 'repayments that sellers reported or that were deducted',
    columns: [
      text('payment_id', 'paymentId', 'the payment'),
      companyId,
      facilityId,
      text('charge_id', 'chargeId', 'the bill'),
      text('status', 'status', 'the state'),
      cents('reported_cents', 'reportedCents', 'as reported'),
      cents('posted_cents', 'postedCents', 'as received'),
      date('value_date', 'valueDate', 'when the bank received it'),
      instant('reported_at', 'reportedAt', 'when it was reported'),
      instant('posted_at', 'postedAt', 'when it was booked'),
    ],
  },
  {
    name: 'shops',
    itemType: 'shop',
    says: 'linked shops, without their names',
    columns: [
      text('shop_id', 'shopId', 'the shop'),
      companyId,
      text('platform', 'platform', 'the platform'),
      currency,
      text('status', 'status', 'authorised, ended and so on'),
      instant('opened_at', 'openedAt', 'when it opened at the platform'),
      instant('authorised_at', 'authorisedAt', 'when it was last linked'),
    ],
  },
  {
    name: 'shop_days',
    itemType: 'shop-day',
    says: 'sales of a shop by day, of this month and the three before it',
    columns: [
      text('shop_id', 'shopId', 'the shop'),
      date('day', 'date', 'the day in Hong Kong'),
      ...salesColumns,
    ],
  },
  {
    name: 'shop_months',
    itemType: 'shop-month',
    says: 'sales of a shop by calendar month, the running one included',
    columns: [
      text('shop_id', 'shopId', 'the shop'),
      text('month', 'month', 'the month in Hong Kong: 2026-11'),
      ...salesColumns,
    ],
  },
]

export const entityOfType: ReadonlyMap<string, Entity> = new Map(
  analyticsEntities.map((entity) => [entity.itemType, entity]),
)
