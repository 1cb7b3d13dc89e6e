import { createHash } from 'node:crypto'
import type { Order, OrdersPart } from '../orders.ts'
import type { AmazonMarketplace } from './marketplaces.ts'

/** The orders that a seller has in each marketplace, in its currency. */
export const amazonOrders: OrdersPart = { index: 1, of: 3 }

export const storeName = 'Quay Gifts'
export const defaultAccount = 'quay-gifts'

/** Amazon's id of the seller of an account. */
export const sellerIdOf = (account: string): string => {
  const digest = createHash('sha256').update(account).digest('hex').slice(0, 20)
  return `A${BigInt(`0x${digest}`).toString(36).toUpperCase().padStart(13, '0').slice(0, 13)}`
}

/** A seller of more orders than can be read one by one. */
export const busyAccount = 'busy-gifts'
export const busySellerId = sellerIdOf(busyAccount)

/** Amazon's number of an order in the file; `part` distinguishes several numbers of one order. */
export const orderNumber = ({ order_id }: Order, part = 1): string => {
  const [, letter = '', number = '', round = '1'] = /^([A-Z]?)(\d+)(?:-(\d+))?$/.exec(order_id) ?? []
  const kind = letter === 'A' ? '204' : letter === 'C' ? '205' : '203'
  return `${kind}-${number.padStart(7, '0')}-${part}${round.padStart(6, '0')}`
}

/** An order's amount in a marketplace's currency. Yen have no decimals: each penny becomes a yen. */
export const amountIn = ({ currency }: AmazonMarketplace, amount: string): string =>
  currency === 'JPY' ? String(Number(amount.replace('.', ''))) : amount

export const lifeNumber = (id: string): string => `299-${id.padStart(7, '0')}-1000001`
