import { type ComponentType, useEffect, useState } from 'react'
import { currentOffer } from '../../api/stored-offer.ts'
import { withTranslations } from '../../i18n/i18n.ts'

const load = withTranslations(['landingOffer'], () => import('./offer-note.tsx'))

interface Offer {
  readonly offerId: string
  readonly Note: ComponentType<{ offerId: string }>
}

/** Shows the offer that brought the visitor here. */
export const OfferSlot = () => {
  const [offer, setOffer] = useState<Offer>()
  // After hydration, since the prerendered page is the same for every visitor.
  useEffect(() => {
    const offerId = currentOffer()
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
