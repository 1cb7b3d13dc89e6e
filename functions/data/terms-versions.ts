import type { ProductCode } from '#shared/lending/product-codes.ts'
import { type ProductTerms, productTerms } from '#shared/lending/product-terms.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { create, type Item, remove, replace, type Table, type Write } from './table.ts'
import { withDefaultTerms } from './with-default-terms.ts'

/** A proposed version of a product's terms. The first version is in the code, and is not stored. */
export interface TermsVersion {
  productCode: ProductCode
  number: number
  status: 'draft' | 'approved' | 'withdrawn'
  /** New offers are made by it from this business date on. */
  validFrom: BusinessDate
  terms: ProductTerms
  reason: string
  proposedBy: string
  proposedAt: string
  approvedBy?: string
  approvedAt?: string
  withdrawnBy?: string
  withdrawnAt?: string
  version: number
}

/** The version of terms in force from a day on. */
interface TermsFrom {
  number: number
  terms: ProductTerms
}

/** The version in the code. */
export const builtInVersion = 1

const partition = (productCode: ProductCode): string => `PRODUCT-TERMS#${productCode}`

const versionPrefix = 'VERSION#'
const fromPrefix = 'FROM#'

const versionKey = ({ productCode, number }: Pick<TermsVersion, 'productCode' | 'number'>) => ({
  pk: partition(productCode),
  sk: `${versionPrefix}${String(number).padStart(4, '0')}`,
})

const fromKey = ({ productCode, validFrom }: Pick<TermsVersion, 'productCode' | 'validFrom'>) => ({
  pk: partition(productCode),
  sk: `${fromPrefix}${validFrom}`,
})

/** Access pattern: the terms of a product in force on a day. One item is read. */
export const findTermsOn = async (
  table: Table,
  productCode: ProductCode,
  date: BusinessDate,
): Promise<TermsFrom> => {
  const { items } = await table.query<TermsFrom>({
    pk: partition(productCode),
    between: { from: fromPrefix, to: `${fromPrefix}${date}` },
    newestFirst: true,
    limit: 1,
    consistent: true,
  })
  const [found] = items
  return found
    ? { ...found, terms: withDefaultTerms(found.terms) }
    : { number: builtInVersion, terms: productTerms[productCode] }
}

/** Access pattern: a version of a product's terms by number; none for the version in the code. */
export const findTermsVersion = async (
  table: Table,
  productCode: ProductCode,
  number: number,
): Promise<Item<TermsVersion> | undefined> => {
  const found = await table.get<TermsVersion>(versionKey({ productCode, number }))
  return found && { ...found, terms: withDefaultTerms(found.terms) }
}

/** Access pattern: the proposed versions of a product's terms, by number. */
export const listTermsVersions = async (
  table: Table,
  productCode: ProductCode,
): Promise<Item<TermsVersion>[]> => {
  const found: Item<TermsVersion>[] = []
  for await (const version of table.all<TermsVersion>({
    pk: partition(productCode),
    prefix: versionPrefix,
    consistent: true,
  }))
    found.push({ ...version, terms: withDefaultTerms(version.terms) })
  return found
}

/** Creates a version (version 0 of its item) or replaces the one that was read. */
export const replaceTermsVersion = (table: Table, terms: TermsVersion): Write =>
  replace<TermsVersion>(table, { ...terms, ...versionKey(terms), type: 'terms-version' })

/** Puts a version in force from its day on. Fails if another version is, from the same day. */
export const putTermsInForce = (table: Table, version: TermsVersion): Write =>
  create<TermsFrom>(table, {
    ...fromKey(version),
    type: 'terms-from',
    number: version.number,
    terms: version.terms,
  })

/** Withdraws a version from being in force from its day on. */
export const withdrawTerms = (table: Table, version: TermsVersion): Write =>
  remove<TermsFrom>(table, fromKey(version), { number: version.number })
