import * as z from 'zod/mini'
import { exactTextSchema, idSchema, inOneLine, oneLineSchema } from '../api/field-schemas.ts'
import { pageFields, pageOf, sortOrderSchema } from '../api/page.schema.ts'

/** Whether the seller still uses it. */
export const shopAccountStatuses = ['active', 'inactive'] as const
export type ShopAccountStatus = (typeof shopAccountStatuses)[number]

const login = oneLineSchema(200)
const password = exactTextSchema(200)
/** Opened in a browser: only http and https are allowed. */
const loginUrl = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(500, 'tooLong'),
    z.url({ protocol: /^https?$/, error: 'invalid' }),
  )
const status = z.enum(shopAccountStatuses, 'unknownOption')

const shopAccount = z.object({
  id: z.string(),
  /** A platform's id. */
  platform: z.string(),
  login: z.string(),
  login_url: z.string(),
  status,
  updated_at: z.string(),
  /** Required by `edit`. */
  version: z.int(),
})

export const shopAccountsSchemas = {
  searchShopAccounts: {
    body: z.object({
      ...pageFields,
      status: z.optional(status),
      /** A platform's id. */
      platform: z.optional(idSchema),
      /** Part of the login, in any case. */
      text: z._default(z.string('invalid').check(z.trim(), z.maxLength(200, 'tooLong'), inOneLine), ''),
      sort_by: z._default(z.enum(['updated_at', 'login'], 'unknownOption'), 'updated_at'),
      order: sortOrderSchema,
    }),
    response: pageOf(shopAccount),
  },
  addShopAccount: {
    body: z.object({
      platform_id: idSchema,
      login,
      password,
      login_url: loginUrl,
      status: z._default(status, 'active'),
    }),
    response: shopAccount,
  },
  editShopAccount: {
    /** Omitted fields stay as they are. */
    body: z
      .object({
        id: idSchema,
        version: z.int('required'),
        platform_id: z.optional(idSchema),
        login: z.optional(login),
        password: z.optional(password),
        login_url: z.optional(loginUrl),
        status: z.optional(status),
      })
      .check(
        z.refine(
          ({ id: _id, version: _version, ...fields }) =>
            Object.values(fields).some((value) => value !== undefined),
          'atLeastOne',
        ),
      ),
    response: shopAccount,
  },
  deleteShopAccounts: {
    body: z.object({ ids: z.array(idSchema, 'required').check(z.minLength(1, 'atLeastOne')) }),
    response: z.null(),
  },
  revealShopPassword: {
    body: z.object({
      id: idSchema,
    }),
    response: z.object({ password: z.string() }),
  },
}
