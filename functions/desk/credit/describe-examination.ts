import type { ExaminedShop } from '#shared/desk/limit.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { isDiffering } from '#shared/shops/reconcile-months.ts'
import type { Shop } from '../../data/shops.ts'

/** What the latest examination of a shop's orders found. */
export const describeExamination = ({
  shopId,
  name,
  platform,
  currency,
  examination,
}: Shop): ExaminedShop => ({
  shopId,
  name,
  platform,
  currency,
  examination: examination
    ? {
        ...examination,
        basis: examination.basis ?? null,
        months:
          examination.months?.map((each) => ({
            month: each.month,
            platform: decimalFromCents(each.platform),
            imported: decimalFromCents(each.imported),
            differs: isDiffering(each),
          })) ?? null,
      }
    : null,
})
