import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentPlatformEndpoints } from '#shared/shops/payment-platform.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/notice.tsx'

/** The payment platform's offer to this seller, until its last day. Omitted while the platform does not state it. */
export const OfferPanel = ({ offerId }: { offerId: string }) => {
  const { t } = useTranslation('landingOffer')
  const { money, date } = useFormat()
  const [today] = useState(() => businessDate(new Date()))
  const { data } = useQuery(
    endpointQuery(paymentPlatformEndpoints.getPaymentOffer, { query: { offer_id: offerId } }),
  )
  if (!data || data.offer.valid_until < today) return null
  const { platform, offer } = data
  return (
    <Notice tone="positive" title={t('title', { platform })}>
      {t('home', { amount: money(offer.amount, offer.currency), date: date(offer.valid_until) })}
    </Notice>
  )
}
