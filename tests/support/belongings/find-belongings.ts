import { imageOf } from '../../../functions/data/item-image.ts'
import { namedTexts } from '../named-texts.ts'
import type { Seller } from '../sign-up-seller.ts'
import { isNamed } from './named.ts'

export interface Belongings {
  /** The items of the seller's company or account, as text. */
  images: string[]
  /** The identifying values of the seller's data. */
  ids: string[]
  /** Texts that only the seller may see. */
  secrets: string[]
}

type Item = Record<string, unknown>

const shortestSecret = 8
/** Terms of the product (`small_shop_financing`, `create-kyc`), types of files and time zones identify nobody. */
const word = /^[a-z_ /-]+$|^(?:[A-Z][a-z]+[/_]?)+$/
/** Neither are times and dates. */
const time = /^\d{4}-\d\d(-\d\d)?(T[\d:.]+Z)?$/

const isOf = (item: Item, seller: Seller): boolean => {
  const image = JSON.stringify(item)
  return [seller.companyId, seller.userId, seller.email, seller.phone].some((each) => image.includes(each))
}

/** The values in the table that belong to `seller` and differ for `other`. */
export const findBelongings = (items: readonly Item[], seller: Seller, other: Seller): Belongings => {
  const own = items.filter((item) => isOf(item, seller) || isNamed(JSON.stringify(item)))
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
        text.length >= shortestSecret &&
        (isNamed(text) || !word.test(text)) &&
        !time.test(text) &&
        !shared.has(text),
    )
  return {
    images: own.map(imageOf).toSorted(),
    ids: [...new Set(texts.filter(({ name }) => /id$/i.test(name)).map(({ text }) => text))],
    secrets: [...new Set(texts.map(({ text }) => text))],
  }
}
