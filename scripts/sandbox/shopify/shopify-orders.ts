import { createOrderFixtures } from '../order-fixtures.ts'

/** The number of a row in the file: some have a letter before it, and later rounds follow a dash. */
const numberOf = (rowId: string): string => {
  const [, digits = '', round = ''] = /^\D?(\d+)(?:-(\d+))?$/.exec(rowId) ?? []
  return `${round}${digits.padStart(round ? 8 : 1, '0')}`
}

export const ordersAt = createOrderFixtures({
  order: (rowId) => `gid://shopify/Order/${numberOf(rowId)}`,
  refund: (rowId) => `gid://shopify/Refund/${numberOf(rowId)}`,
})
