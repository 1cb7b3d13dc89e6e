import { useQueryClient } from '@tanstack/react-query'
import { drawdownRequestEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { call } from '../../api/call.ts'
import { unansweredRequest, useSendOnce } from '../../api/send-once.ts'
import { track } from '../../tracking/track.ts'
import { applicationsQuery } from '../application/application-queries.ts'
import { creditLimitQuery, facilitySummaryQuery } from '../credit/credit-queries.ts'
import { type DrawdownQuote, quotesKey } from './use-quote.ts'

/** A signed quote, with the signer's name. */
interface SignedQuote {
  readonly quote: DrawdownQuote
  readonly signer: string
  /** The payout account; the company's default if omitted. */
  readonly account?: string | undefined
}

const { name } = drawdownRequestEndpoints.submitDrawdown

/** The quote of a drawdown that was submitted in this tab without a response, also before a reload. */
export const unansweredQuote = (): DrawdownQuote | undefined =>
  unansweredRequest<SignedQuote>(name)?.content.quote

/** The signer of that drawdown. */
export const unansweredSigner = (): string | undefined => unansweredRequest<SignedQuote>(name)?.content.signer

/** Requests the drawdown of a quote, exactly once across repeated clicks. */
export const useSubmitDrawdown = () => {
  const queryClient = useQueryClient()
  const { unanswered, send } = useSendOnce({
    name,
    send: ({ quote, signer, account }: SignedQuote, idempotencyKey) =>
      call(
        drawdownRequestEndpoints.submitDrawdown,
        {
          body: {
            quote_id: quote.quote_id,
            signer_name: signer,
            accepted: true,
            ...(account ? { payout_account_id: account } : {}),
          },
        },
        { idempotencyKey },
      ),
  })
  return {
    unanswered,
    send,
    /** The quote is used up, and the reserved amount is no longer available. */
    onDone: () => {
      track('submit_application', 'drawdown')
      queryClient.removeQueries({ queryKey: quotesKey })
      for (const { queryKey } of [facilitySummaryQuery, creditLimitQuery, applicationsQuery])
        void queryClient.invalidateQueries({ queryKey })
    },
    /** The available balance may have changed. */
    onRefused: () => void queryClient.invalidateQueries({ queryKey: facilitySummaryQuery.queryKey }),
  }
}
