import { createHash } from 'node:crypto'
import { createOrderFixtures } from '../order-fixtures.ts'
import type { OrdersPart } from '../orders.ts'

/** The orders that a seller has. */
export const ebayPart: OrdersPart = { index: 2, of: 3 }

export const defaultAccount = 'tidewater-crafts'

/** eBay's permanent id of the seller of an account, whatever the user name. */
export const userIdOf = (account: string): string =>
  createHash('sha256').update(account).digest('base64url').replaceAll(/[-_]/g, '0').slice(0, 11)

const partsOf = (rowId: string) => {
  const [, letter = '', number = '', round = '1'] = /^(\D?)(\d+)(?:-(\d+))?$/.exec(rowId) ?? []
  return { letter, number: number.padStart(6, '0'), round: round.padStart(2, '0') }
}

/** eBay's numbers of orders are two, five and five digits. */
const orderNumber = (rowId: string): string => {
  const { letter, number, round } = partsOf(rowId)
  return `${round}-${number.slice(0, 5)}-${number.slice(5)}000${letter ? 2 : 1}`
}

export const ordersAt = createOrderFixtures({
  order: orderNumber,
  refund: (rowId) => `5${partsOf(rowId).number}${partsOf(rowId).round}`,
})

export const lifeNumber = (id: string): string => `99-${id.padStart(5, '0')}-00001`
