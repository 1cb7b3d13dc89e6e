import { Box, chakra, Flex } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { hasDueDateAhead, stageTone } from '../../application/drawdown-stage-translations.ts'
import { facilityDrawdownsQuery } from './facility-queries.ts'

/** The latest drawdowns of a product's facility, each a link to its application. */
export const FacilityDrawdowns = ({ productCode }: { productCode: ProductCode }) => {
  const { t } = useTranslation(['facility', 'statuses'])
  const { date, timestamp } = useFormat()
  const query = useInfiniteQuery({
    ...facilityDrawdownsQuery(productCode),
    staleTime: 0,
  })
  const drawdowns = query.data?.pages.flatMap(({ records }) =>
    records.filter((record) => record.name === 'drawdown'),
  )
  const body = () => {
    if (query.isError) return <Failure of={query} />
    if (!drawdowns)
      return (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )
    if (drawdowns.length === 0) return <chakra.p color="text.quiet">{t('facility:drawdowns.none')}</chakra.p>
    return (
      <chakra.ul listStyleType="none">
        {drawdowns.map((each) => (
          <chakra.li key={each.approval_id} borderTopWidth="1px" borderColor="border.hairline">
            <Link to={withQuery(paths.records(), { open: each.approval_id })}>
              <Flex
                wrap="wrap"
                justify="space-between"
                align="center"
                columnGap="4"
                rowGap="1"
                py="3"
                _hover={{ bg: 'surface.sunken' }}
              >
                <Box minW="0">
                  <Money amount={each.amount} currency={each.currency} size="md" />
                  <Box fontSize="sm" color="text.quiet" lineHeight="snug">
                    {timestamp(each.created_time)}
                  </Box>
                </Box>
                <Flex direction="column" align="flex-end" gap="1" ml="auto">
                  <StatusBadge tone={stageTone[each.stage]}>
                    {t(`statuses:drawdown.${each.stage}`)}
                  </StatusBadge>
                  {hasDueDateAhead(each.stage) ? (
                    <Box fontSize="sm" color="text.quiet" lineHeight="snug">
                      {t('facility:drawdowns.due', { date: date(each.due_date) })}
                    </Box>
                  ) : null}
                </Flex>
              </Flex>
            </Link>
          </chakra.li>
        ))}
      </chakra.ul>
    )
  }
  return (
    <Card>
      <CardTitle mb="2">{t('facility:drawdowns.title')}</CardTitle>
      {body()}
      <TextLink to={paths.records()} display="inline-flex" alignItems="center" minH="touch" mt="2">
        {t('facility:drawdowns.all')}
      </TextLink>
    </Card>
  )
}
