import * as z from 'zod/mini'

/** ISO 4217 codes of the currencies that shops sell in and facilities are kept in. All have two decimals. */
export const currencies = ['GBP', 'USD', 'HKD', 'CNY', 'EUR'] as const

export const currencySchema = z.enum(currencies, 'unknownOption')

export type Currency = (typeof currencies)[number]
