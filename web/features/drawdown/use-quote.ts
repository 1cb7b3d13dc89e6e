import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { drawdownRequestEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useDebouncedValue } from '../../ui/use-delayed.ts'

export type DrawdownQuote = ResponseOf<typeof drawdownRequestEndpoints.quoteDrawdown>

const { quoteDrawdown } = drawdownRequestEndpoints

/** The query key of all quotes. */
export const quotesKey = [quoteDrawdown.name] as const

/** A quote and the time of its arrival, in milliseconds since the epoch by this device's clock. */
export interface PricedQuote {
  readonly quote: DrawdownQuote
  readonly pricedAt: number
}

/**
 * The validity of a quote, counted from its arrival, since the device's clock may be wrong. Half a minute is a safety
 * margin, so that the displayed price is still valid on the server.
 */
const goodForMs = 15 * 60_000
const keptBackMs = 30_000

const typingPause = 400

/** The chosen repayment; the facility's default for what is omitted. */
export interface RepaymentTerms {
  readonly method?: DrawdownQuote['repayment_method']
  /** Percentage of net sales. */
  readonly salesShare?: string
  /** The red packet that pays interest; empty if the user wants none. */
  readonly packet?: string
}

/** The parameters of a quote. */
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

/** True if a quote is for these parameters. */
export const isQuoteFor = (
  quote: DrawdownQuote,
  { amount, repayment: { method, salesShare, packet } }: Asked,
): boolean =>
  quote.amount === amount &&
  quote.red_packet?.id === (packet || undefined) &&
  (method === undefined || quote.repayment_method === method) &&
  (salesShare === undefined || quote.sales_share === null || quote.sales_share === salesShare)

interface PricedDrawdown {
  /** The price of `amount`, or the previous one while a new one loads. */
  readonly quote: DrawdownQuote | undefined
  /** True if the quote is for the requested amount and no newer one is loading. */
  readonly isCurrent: boolean
  readonly error: Error | null
  /** When the quote arrived and when it is renewed, in milliseconds since the epoch by this device's clock. */
  readonly pricedAt: number
  readonly renewsAt: number
  /** The expired quote that this one replaced. */
  readonly replaced: DrawdownQuote | undefined
  readonly reprice: () => void
}

/**
 * The full price of `amount` (null for none) with the chosen repayment, requested when typing pauses and again after it
 * has expired. `held` keeps a quote beyond its validity: while it is unknown whether its drawdown was submitted, no
 * other may replace it. `earlier` is a quote from before a reload, used for its amount until it expires.
 */
export const useQuote = (
  amount: string | null,
  repayment: RepaymentTerms,
  held: boolean,
  earlier?: PricedQuote,
): PricedDrawdown => {
  const wanted = amount === null ? null : JSON.stringify(bodyOf({ amount, repayment }))
  const settledOn = useDebouncedValue(wanted, typingPause)
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

/** True if two quotes are for the same amount, price and due date. */
export const isSamePrice = (a: DrawdownQuote, b: DrawdownQuote): boolean =>
  a.amount === b.amount && a.rate === b.rate && a.total === b.total && a.due_date === b.due_date
