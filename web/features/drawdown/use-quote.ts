import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { drawdownRequestEndpoints } from '#shared/drawdown/drawdown-request.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useDelayed } from '../../ui/use-delayed.ts'

export type DrawdownQuote = ResponseOf<typeof drawdownRequestEndpoints.quoteDrawdown>

const { quoteDrawdown } = drawdownRequestEndpoints

/** All quotes of this page. */
export const quotesKey = [quoteDrawdown.name] as const

/** A quote, and when it came, in milliseconds since the epoch by this device's clock. */
export interface PricedQuote {
  readonly quote: DrawdownQuote
  readonly pricedAt: number
}

/**
 * How long a quote is good for. It is counted from its arrival, for a seller's clock may be wrong; half a minute is
 * kept back, so that the price on the screen is one that the server still honours.
 */
const goodForMs = 15 * 60_000
const keptBackMs = 30_000

const typingPause = 400

/** How the seller wants to repay; what is left out is the facility's usual way. */
export interface RepaymentTerms {
  readonly method?: DrawdownQuote['repayment_method']
  /** Of net sales, in percent. */
  readonly salesShare?: string
  /** The red packet that pays interest. */
  readonly packet?: string
}

/** What a price is asked for. */
interface Asked {
  readonly amount: string
  readonly repayment: RepaymentTerms
}

const bodyOf = ({ amount, repayment: { method, salesShare, packet } }: Asked) => ({
  amount,
  ...(method ? { repayment_method: method } : {}),
  ...(salesShare ? { sales_share: salesShare } : {}),
  ...(packet ? { red_packet_id: packet } : {}),
})

/** Whether a quote is for what is asked. */
export const isQuoteFor = (
  quote: DrawdownQuote,
  { amount, repayment: { method, salesShare, packet } }: Asked,
): boolean =>
  quote.amount === amount &&
  quote.red_packet?.id === packet &&
  (method === undefined || quote.repayment_method === method) &&
  (salesShare === undefined || quote.sales_share === null || quote.sales_share === salesShare)

interface PricedDrawdown {
  /** The price of `amount`, or of the one before while the new one is on its way. */
  readonly quote: DrawdownQuote | undefined
  /** True when the quote is for the amount asked and nothing newer is on its way. */
  readonly isCurrent: boolean
  readonly error: Error | null
  /** When the quote came and when it is renewed, in milliseconds since the epoch by this device's clock. */
  readonly pricedAt: number
  readonly renewsAt: number
  /** The quote that this one took the place of because its time was over. */
  readonly replaced: DrawdownQuote | undefined
  readonly reprice: () => void
}

/**
 * The full price of `amount` (null for none) repaid as chosen, asked for when typing pauses and again when its time is
 * over.
 * `held` keeps a quote past its time: while it is not known whether its drawdown was submitted, no other may replace it.
 * `earlier` is one from before the page was loaded anew, which serves for its amount until its time is over.
 */
export const useQuote = (
  amount: string | null,
  repayment: RepaymentTerms,
  held: boolean,
  earlier?: PricedQuote,
): PricedDrawdown => {
  const wanted = amount === null ? null : JSON.stringify(bodyOf({ amount, repayment }))
  const settledOn = useDelayed(wanted, typingPause)
  const body: ReturnType<typeof bodyOf> | null = settledOn === null ? null : JSON.parse(settledOn)
  const [replaced, setReplaced] = useState<DrawdownQuote>()
  const { data, error, isPlaceholderData, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...endpointQuery(quoteDrawdown, { body: body ?? { amount: '' } }),
    ...(earlier && wanted === settledOn && amount !== null && isQuoteFor(earlier.quote, { amount, repayment })
      ? { initialData: earlier.quote, initialDataUpdatedAt: earlier.pricedAt }
      : {}),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const quote = body === null ? undefined : data
  const settled = wanted === settledOn && !isPlaceholderData && !isFetching && error === null
  const renewsAt = dataUpdatedAt + goodForMs - keptBackMs

  const reprice = () => {
    setReplaced(quote)
    void refetch()
  }
  useEffect(() => {
    if (!settled || held || !quote) return
    const timer = setTimeout(
      () => {
        setReplaced(quote)
        void refetch()
      },
      Math.max(0, renewsAt - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [settled, held, quote, renewsAt, refetch])

  return {
    quote,
    isCurrent: settled && quote !== undefined,
    error: wanted === settledOn ? error : null,
    pricedAt: dataUpdatedAt,
    renewsAt,
    replaced: replaced && quote && isSameRequest(replaced, quote) ? replaced : undefined,
    reprice,
  }
}

const isSameRequest = (a: DrawdownQuote, b: DrawdownQuote): boolean =>
  a.amount === b.amount &&
  a.repayment_method === b.repayment_method &&
  a.sales_share === b.sales_share &&
  a.red_packet?.id === b.red_packet?.id

/** True when two quotes ask for the same money on the same day. */
export const isSamePrice = (a: DrawdownQuote, b: DrawdownQuote): boolean =>
  a.amount === b.amount && a.rate === b.rate && a.total === b.total && a.due_date === b.due_date
