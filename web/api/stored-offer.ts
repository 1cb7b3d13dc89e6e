const key = 'offer'

/** The query parameters of the payment platform; removed from the address once they are read. */
export const paymentParameters = ['code', 'offer_id', 'state'] as const

/** The offer id in an address: in `offer_id`, or in `state`, which contains a query string. */
export const offerIdFromQuery = (parameters: URLSearchParams): string | undefined =>
  parameters.get('offer_id') || new URLSearchParams(parameters.get('state') ?? '').get('offerId') || undefined

/** Stores the payment platform's offer in a link in this tab, as it is removed from the address. */
export const storeOffer = (search: string): void => {
  const id = offerIdFromQuery(new URLSearchParams(search))
  if (id !== undefined) sessionStorage.setItem(key, id)
}

/** The id of the offer in the address, or of the last one in this tab. */
export const currentOffer = (): string | undefined =>
  offerIdFromQuery(new URLSearchParams(window.location.search)) ?? sessionStorage.getItem(key) ?? undefined
