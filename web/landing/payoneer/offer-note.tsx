import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { paymentPlatformEndpoints } from '#shared/shops/payment-platform.endpoints.ts'
import { call } from '../../api/call.ts'
import { usePaymentVisitor } from '../../features/account/signup/payment-visitor.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { publishOffer } from './offered-amount.ts'

const { getPaymentOffer } = paymentPlatformEndpoints

/** The payment platform's current offer to the visitor. */
export const OfferNote = ({ offerId }: { offerId: string }) => {
  const { t } = useTranslation('landingOffer')
  const { date } = useFormat()
  const { status } = usePaymentVisitor()
  const [response, setResponse] = useState<ResponseOf<typeof getPaymentOffer> | 'pending' | 'unknown'>(
    'pending',
  )
  useEffect(() => {
    const asked = new AbortController()
    call(getPaymentOffer, { query: { offer_id: offerId } }, { signal: asked.signal }).then(
      (answer) => {
        setResponse(answer)
        publishOffer(answer.offer)
      },
      () => {
        if (!asked.signal.aborted) setResponse('unknown')
      },
    )
    return () => {
      asked.abort()
      publishOffer(undefined)
    }
  }, [offerId])
  return (
    <Box
      role="status"
      aria-busy={response === 'pending' || undefined}
      mt="6"
      p="5"
      minH="124px"
      bg="surface.card"
      color="text.main"
      borderRadius="md"
      boxShadow="card"
      borderLeftWidth="4px"
      borderColor="action.solid"
    >
      {response === 'pending' ? (
        <Box display="grid" gap="3">
          <SkeletonBar w="40%" />
          <SkeletonBar w="70%" h="8" />
        </Box>
      ) : response === 'unknown' ? (
        <>
          <chakra.p fontWeight="semibold">{t('unknown.title')}</chakra.p>
          <chakra.p mt="1" color="text.quiet">
            {t('unknown.text')}
          </chakra.p>
        </>
      ) : (
        <>
          <chakra.p color="text.quiet">{t('title', { platform: response.platform })}</chakra.p>
          <Flex mt="1" align="baseline" gap="2" wrap="wrap">
            <chakra.span color="text.quiet">{t('upTo')}</chakra.span>
            <Money amount={response.offer.amount} currency={response.offer.currency} size="lg" />
          </Flex>
          <chakra.p mt="2" fontSize="sm" color="text.quiet">
            {t('until', { date: date(response.offer.valid_until) })}
            {status === 'success' ? ` · ${t('confirmed')}` : ''}
          </chakra.p>
        </>
      )}
    </Box>
  )
}
