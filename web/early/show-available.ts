import { moneyParts } from '#shared/i18n/format.ts'
import type { EarlyResponses } from '../api/early-responses.ts'
import { callKey } from '../api/early-responses.ts'
import { facilityCall } from './home-calls.ts'

interface Answered {
  readonly code?: number
  readonly data?: { readonly available_funding: string; readonly currency: string } | null
}

/** Writes an amount into the markup that `Money` rendered: currency, units, cents. */
const write = (money: Element, amount: string, currency: string): void => {
  const parts = moneyParts(amount, currency)
  const [code, figure, cents] = money.childNodes
  if (!code || !figure || !cents) return
  code.textContent = `${parts.currency}\u00A0`
  figure.textContent = parts.sign + parts.whole
  cents.textContent = parts.cents
}

/**
 * Shows the available balance in the home's inline skeleton as soon as the response arrives, if the company has a
 * facility.
 */
export const showAvailable = async ({ answers }: EarlyResponses): Promise<void> => {
  const answer = await answers.get(callKey(facilityCall.method, facilityCall.url, facilityCall.body))
  const { code, data } = ((await answer?.clone().json()) ?? {}) as Answered
  const place = document.querySelector('[data-headline]')
  const money = place?.querySelector('[translate=no] > span')
  // The application may have replaced the skeleton meanwhile.
  if (code !== 200 || !data || !place || !money) return
  write(money, data.available_funding, data.currency)
  place.toggleAttribute('hidden', false)
  document.querySelector('[data-until-headline]')?.toggleAttribute('hidden', true)
}
