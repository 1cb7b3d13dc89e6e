import type { LossParameters } from '#shared/books/expected-loss.ts'
import type { RiskTriggers } from '#shared/books/risk-triggers.ts'
import { type ProductCode, productCodes } from '#shared/lending/product-codes.ts'
import { collect } from './collect.ts'
import { create, type Item, type Table, type Write } from './table.ts'

/** The parameters of a product's expected credit loss from a month on, with the lender's triggers of stage 2. Immutable. */
export interface StoredLossParameters extends LossParameters, RiskTriggers {
  productCode: ProductCode
  /** `YYYY-MM`. */
  validFrom: string
  setBy: string
  approvedBy?: string
  reason: string
  setAt: string
}

const partition = 'LOSS-PARAMETERS'

const key = ({ productCode, validFrom }: Pick<StoredLossParameters, 'productCode' | 'validFrom'>) => ({
  pk: partition,
  sk: `${productCode}#${validFrom}`,
})

/** Access pattern: the parameters of every product and month. There are a few versions a year. */
export const listLossParameters = (table: Table): Promise<Item<StoredLossParameters>[]> =>
  collect(table.all<StoredLossParameters>({ pk: partition, consistent: true }))

/** The parameters of each product that are valid in a month. */
export const lossParametersIn = (
  stored: readonly StoredLossParameters[],
  month: string,
): Partial<Record<ProductCode, StoredLossParameters>> =>
  Object.fromEntries(
    productCodes.flatMap((code) => {
      const valid = stored.filter(({ productCode, validFrom }) => productCode === code && validFrom <= month)
      const latest = valid.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1)
      return latest ? [[code, latest]] : []
    }),
  )

/** Fails if the product has parameters from that month on. */
export const createLossParameters = (table: Table, parameters: StoredLossParameters): Write =>
  create<StoredLossParameters>(table, { ...key(parameters), type: 'loss-parameters', ...parameters })
