import { type ComponentType, useEffect, useState } from 'react'
import { offerIn } from '../../features/account/signup/payment-visitor.ts'
import { withTranslations } from '../../i18n/i18n.ts'

const load = withTranslations(['landingOffer'], () => import('./offer-note.tsx'))

interface Offer {
  readonly offerId: string
  readonly Note: ComponentType<{ offerId: string }>
}

/** Where the offer stands that the address names; it leaves the address, and stays here. */
export const OfferSlot = () => {
  const [offer, setOffer] = useState<Offer>()
  // Once the page is taken over: it was rendered beforehand, for whoever comes.
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
