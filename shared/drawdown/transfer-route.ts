import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'

/** Ways from a bank in Hong Kong to a payee's bank. */
export const transferRoutes = ['FPS', 'CHATS', 'crossBorder'] as const
export type TransferRoute = (typeof transferRoutes)[number]

/** The Faster Payment System has two currencies, the RTGS systems of the Hong Kong Monetary Authority four. */
const localCurrencies: Readonly<Record<'FPS' | 'CHATS', readonly string[]>> = {
  FPS: ['HKD', 'CNY'],
  CHATS: ['HKD', 'CNY', 'USD', 'EUR'],
}

const countryOf = (bic: string): string => bic.slice(4, 6).toUpperCase()

/**
 * The first route that the lender's bank offers and that reaches the payee: within Hong Kong FPS up to the bank's limit,
 * then CHATS. Undefined if none does.
 */
export const transferRouteOf = (
  { currency, amountCents, bic }: { currency: Currency; amountCents: Cents; bic: string },
  offered: Partial<Record<TransferRoute, { maxCents?: Cents | undefined } | undefined>>,
): TransferRoute | undefined =>
  transferRoutes.find((route) => {
    const offer = offered[route]
    if (!offer || amountCents > (offer.maxCents ?? Number.MAX_SAFE_INTEGER)) return false
    return route === 'crossBorder' || (countryOf(bic) === 'HK' && localCurrencies[route].includes(currency))
  })

/** The id of a payment information block: the bank's reports repeat it. */
export const blockIdOf = (messageId: string, currency: string, route: TransferRoute | undefined): string =>
  [messageId, currency, ...(route ? [route === 'crossBorder' ? 'XB' : route] : [])].join('-')
