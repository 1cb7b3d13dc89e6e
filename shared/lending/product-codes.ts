import * as z from 'zod/mini'

export const productCodes = ['small_shop_financing', 'revenue_credit_automation', 'payoneer'] as const

export const productCodeSchema = z.enum(productCodes, 'unknownOption')

export type ProductCode = (typeof productCodes)[number]
