import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Working } from '../../ui/working.tsx'
import { isImportUnderWay, type LinkedShop } from './linked-shop.ts'

/** As far as it is known, how much of it is done; else only that it goes on. */
const Bar = ({ days, label }: { days: LinkedShop['import']['days']; label: string }) => (
  <Box
    {...(days
      ? {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': days.all,
          'aria-valuenow': days.read,
        }
      : { 'aria-hidden': true })}
    h="2"
    borderRadius="full"
    overflow="hidden"
    bg="border.hairline"
  >
    {days && days.read > 0 ? (
      <Box
        h="full"
        borderRadius="full"
        bg="action.solid"
        transitionProperty="width"
        transitionDuration="slow"
        style={{ width: `${(100 * days.read) / days.all}%` }}
      />
    ) : (
      <Box
        h="full"
        w="full"
        css={{
          background:
            'linear-gradient(90deg, transparent, var(--bq-colors-action-solid), transparent) 0 0 / 50% 100%',
        }}
        animation="shimmer 1.6s linear infinite"
      />
    )}
  </Box>
)

/** What the import is doing now: how many days of all are read, how many orders are in, and up to which day. */
export const ImportProgress = ({ shop }: { shop: LinkedShop }) => {
  const { t } = useTranslation('shopReading')
  const { count, date } = useFormat()
  if (!isImportUnderWay(shop)) return null
  const { orders, last_date: lastDate, status, days } = shop.import
  const doing = t(status === 'pending' ? 'pending' : 'importing')
  return (
    <Box bg="surface.sunken" borderRadius="md" borderWidth="1px" borderColor="border.hairline" p="4">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <Flex align="center" gap="3" color="action.text" fontWeight="semibold">
          <Working />
          <chakra.span role="status">{doing}</chakra.span>
        </Flex>
        {days ? (
          <chakra.span color="text.quiet" fontSize="sm" fontVariantNumeric="tabular-nums" translate="no">
            {t('days', { read: count(days.read), all: count(days.all) })}
          </chakra.span>
        ) : null}
      </Flex>
      <Box mt="3">
        <Bar days={days} label={doing} />
      </Box>
      <Flex aria-live="off" mt="3" align="baseline" columnGap="4" rowGap="1" wrap="wrap">
        <chakra.span
          fontSize="2xl"
          fontWeight="semibold"
          lineHeight="tight"
          fontVariantNumeric="tabular-nums"
          translate="no"
        >
          {t('count', { count: count(orders) })}
        </chakra.span>
        {lastDate ? (
          <chakra.span color="text.quiet" fontSize="sm">
            {t('upTo', { date: date(lastDate) })}
          </chakra.span>
        ) : null}
      </Flex>
      <Box mt="3" fontSize="sm" color="text.quiet">
        {t('leave')}
      </Box>
    </Box>
  )
}
