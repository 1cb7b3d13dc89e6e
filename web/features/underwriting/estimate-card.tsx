import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/api-error.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { creditEstimateQuery } from './estimate-query.ts'
import { type EstimatedLimit, isEstimated } from './limit-kinds.ts'
import { LimitWaterfall } from './limit-waterfall.tsx'

const importPoll = 2000

const Figure = ({ estimate }: { estimate: EstimatedLimit }) => {
  const { t } = useTranslation('credit')
  const { money } = useFormat()
  return (
    <Card ground="strong" role="status">
      <Flex wrap="wrap" columnGap="10" rowGap="5" justify="space-between">
        <Box minW="0" flex={{ base: '1 1 100%', md: '1 1 22.5rem' }}>
          <chakra.h2 color="text.onStrongQuiet" fontSize="md" fontWeight="medium">
            {t('estimate.label')}
          </chakra.h2>
          <Box mt="1">
            <Money amount={estimate.limit} currency={estimate.currency} size="display" />
          </Box>
          <chakra.p mt="3" fontSize="sm" color="text.onStrongQuiet" maxW="472px">
            {t('estimate.rests', { net: money(estimate.net_sales, estimate.currency) })}
          </chakra.p>
        </Box>
        <Box minW="0" flex={{ base: '1 1 100%', md: '1 1 17.5rem' }} maxW="472px">
          {estimate.open.length > 0 ? (
            <>
              <chakra.h3 fontSize="md" fontWeight="medium">
                {t('estimate.open')}
              </chakra.h3>
              <chakra.ol listStyleType="none" mt="2" display="grid" gap="2">
                {estimate.open.map((step) => (
                  <chakra.li key={step} display="flex" gap="2.5" alignItems="baseline" lineHeight="snug">
                    <chakra.span
                      aria-hidden
                      flex="none"
                      boxSize="2"
                      borderRadius="full"
                      borderWidth="1.5px"
                      borderColor="light.quay"
                    />
                    {t(`estimate.step.${step}`)}
                  </chakra.li>
                ))}
              </chakra.ol>
            </>
          ) : null}
          <chakra.p mt="3" fontSize="sm" color="text.onStrongQuiet">
            {t('estimate.final')}
          </chakra.p>
        </Box>
      </Flex>
      <chakra.details
        mt="5"
        pt="3"
        borderTopWidth="1px"
        borderColor="border.onStrong"
        css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
      >
        <chakra.summary
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="touch"
          color="action.onStrong"
          fontWeight="medium"
          cursor="pointer"
          listStyleType="none"
          css={{ '&::-webkit-details-marker': { display: 'none' } }}
        >
          {t('estimate.how')}
          <ChevronDownIcon />
        </chakra.summary>
        <Box mt="2" p={{ base: '4', md: '5' }} bg="surface.card" color="text.main" borderRadius="md">
          <LimitWaterfall limit={estimate} />
        </Box>
      </chakra.details>
    </Card>
  )
}

/**
 * The estimated limit from the sales of the linked shops, with its open points, or why there is no estimate. Hidden
 * before there is anything to show, and after a decision.
 */
export const EstimateCard = () => {
  const { t } = useTranslation('credit')
  const failureTranslations = useFailureTranslations()
  const { data: estimate, error } = useQuery({
    ...creditEstimateQuery,
    // A newly imported shop changes the estimate.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'importing' ? importPoll : false),
  })
  if (isApiError(error) && error.reason === 'noExchangeRates')
    return (
      <Notice tone="waiting" title={t('estimate.impossible.title')}>
        {failureTranslations(error)}
      </Notice>
    )
  if (!estimate) return null
  if (isEstimated(estimate)) return <Figure estimate={estimate} />
  if (estimate.status === 'importing') return <Notice>{t('estimate.importing')}</Notice>
  return estimate.status === 'impossible' && estimate.reason ? (
    <Notice tone="waiting" title={t('estimate.impossible.title')}>
      {t(`estimate.impossible.${estimate.reason}`)}
    </Notice>
  ) : null
}
