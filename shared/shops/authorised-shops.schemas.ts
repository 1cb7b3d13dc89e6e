import * as z from 'zod/mini'
import { idSchema, inOneLine, oneLineSchema } from '../api/field-schemas.ts'
import { pageFields, pageOf, sortOrderSchema } from '../api/page.schema.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { industryKeys } from '../reference/industry-keys.ts'
import { locationFields } from './location.schema.ts'
import { authModeSchema, listedShop } from './shop.schema.ts'
import { shopConditions } from './shop-condition.ts'
import { shopStatuses } from './shop-status.ts'

const announcedShop = z.object({
  platform_id: idSchema,
  ...locationFields,
  /** The seller's name for it until the platform returns one. */
  name: z.optional(oneLineSchema(100)),
  industry: z.string('required').check(z.refine((key) => industryKeys.includes(key), 'unknownOption')),
  auth_mode: authModeSchema,
  /** One of the company's payment accounts: only with `auth_mode` 2. */
  psp_id: z.optional(idSchema),
})

/** The filters of shops: status, and findings of the last sync. */
export const listedShopStates = [...shopStatuses, ...shopConditions, 'expiring_soon'] as const
export type ListedShopState = (typeof listedShopStates)[number]

const shopIds = z.object({ ids: z.array(idSchema, 'required').check(z.minLength(1, 'atLeastOne')) })

/** For a product with a limit or an estimate: its present value and the forecast. */
export const limitForecast = z.object({
  product_code: z.string(),
  currency: currencySchema,
  limit_now: wireAmountSchema,
  /**
   * Never less than the drawn, reserved or frozen amount. Null while the orders of a counted shop are being imported.
   */
  limit_after: z.nullable(wireAmountSchema),
  /** There is no granted limit yet. */
  is_estimate: z.boolean(),
})

const shopMove = z.object({
  shop_id: idSchema,
  /** A company that the caller may act for. */
  company_id: idSchema,
})

export const authorisedShopsSchemas = {
  addShops: {
    body: z.object({ shops: z.array(announcedShop, 'required').check(z.minLength(1, 'atLeastOne')) }),
    /** In the order of the request. */
    response: z.object({ shops: z.array(z.object({ id: z.string() })) }),
  },
  searchShops: {
    body: z.object({
      ...pageFields,
      status: z.optional(z.enum(listedShopStates, 'unknownOption')),
      /** A platform's id. */
      platform: z.optional(idSchema),
      /** Part of the name, in any case. */
      text: z._default(z.string('invalid').check(z.trim(), z.maxLength(100, 'tooLong'), inOneLine), ''),
      /** A `pending` shop sorts by the time when it was added. */
      sort_by: z._default(z.enum(['authorised_at', 'expires_at', 'name'], 'unknownOption'), 'authorised_at'),
      order: sortOrderSchema,
    }),
    response: pageOf(listedShop),
  },
  previewUnlinking: {
    body: shopIds,
    response: z.object({ limits: z.array(limitForecast) }),
  },
  unlinkShop: {
    params: z.object({ id: idSchema }),
    response: z.null(),
  },
  unlinkShops: {
    body: shopIds,
    response: z.null(),
  },
  listMigrationTargets: {
    response: z.object({
      companies: z.array(
        z.object({
          id: z.string(),
          /** Null until the company has submitted its KYC. */
          name_en: z.nullable(z.string()),
          name_cn: z.nullable(z.string()),
        }),
      ),
    }),
  },
  previewMigration: {
    body: shopMove,
    response: z.object({
      /** Of the present company. */
      here: z.array(limitForecast),
      /** Of the receiving company. */
      there: z.array(limitForecast),
    }),
  },
  migrateShop: {
    body: shopMove,
    response: z.object({ id: z.string(), company_id: z.string() }),
  },
}
