import { imageOf } from '../../functions/data/item-image.ts'
import type { Seller } from './sign-up-seller.ts'

export interface Belongings {
  /** The items that are of the seller's company or account, as text. */
  images: string[]
  /** What the seller's things are named by. */
  ids: string[]
  /** Texts that only the seller may see. */
  secrets: string[]
}

type Item = Record<string, unknown>

const shortestSecret = 8
/** Words of the product (`small_shop_financing`, `authorized`) and types of files are nobody's own. */
const word = /^[a-z_ /]+$/
/** Neither are times and dates. */
const time = /^\d{4}-\d\d(-\d\d)?(T[\d:.]+Z)?$/

const isOf = (item: Item, seller: Seller): boolean => {
  const image = JSON.stringify(item)
  return [seller.companyId, seller.userId, seller.email, seller.phone].some((each) => image.includes(each))
}

/** Every text in `value`, with the name of the attribute that holds it. */
const namedTexts = (value: unknown, name = ''): { name: string; text: string }[] => {
  if (typeof value === 'string') return [{ name, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => namedTexts(each, Array.isArray(value) ? name : key))
}

/** What of the table belongs to `seller`, and is not the same with `other`. */
export const findBelongings = (items: readonly Item[], seller: Seller, other: Seller): Belongings => {
  const own = items.filter((item) => isOf(item, seller))
  const shared = new Set(
    items
      .filter((item) => isOf(item, other))
      .flatMap((item) => namedTexts(item))
      .map(({ text }) => text),
  )
  const texts = own
    .flatMap((item) => namedTexts(item))
    .filter(
      ({ text }) =>
        text.length >= shortestSecret && !word.test(text) && !time.test(text) && !shared.has(text),
    )
  return {
    images: own.map(imageOf).toSorted(),
    ids: [...new Set(texts.filter(({ name }) => /id$/i.test(name)).map(({ text }) => text))],
    secrets: [...new Set(texts.map(({ text }) => text))],
  }
}
