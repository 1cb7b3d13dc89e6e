import { type ComponentType, useEffect, useState } from 'react'
import { offerIn } from '../../features/account/signup/payment-visitor.ts'
import { withTranslations } from '../../i18n/i18n.ts'

const load = withTranslations(['landingOffer'], () => import('./offer-note.tsx'))

interface Offer {
  readonly offerId: string
  readonly Note: ComponentType<{ offerId: string }>
}

/** Shows the offer in the address, and removes it from the address. */
export const OfferSlot = () => {
  const [offer, setOffer] = useState<Offer>()
  // After hydration, since the prerendered page is the same for every visitor.
  useEffect(() => {
    const offerId = offerIn(new URLSearchParams(window.location.search))
    if (offerId === undefined) return
    let isGone = false
    const show = async () => {
      const { OfferNote: Note } = await load()
      if (!isGone) setOffer({ offerId, Note })
    }
    void show()
    return () => {
      isGone = true
    }
  }, [])
  return offer ? <offer.Note offerId={offer.offerId} /> : null
}
