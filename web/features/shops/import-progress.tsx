import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '#shared/time/business-date.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { isImportUnderWay, type ListedShop } from './linked-shop.ts'

type Imported = Pick<ListedShop, 'import' | 'opened_at'>

/** The number of days since the shop opened, and of those imported. */
const daysOf = (openedAt: string, readTo: string | null) => {
  const opened = openedAt.slice(0, 10)
  const all = Math.max(1, daysBetween(opened, new Date().toISOString().slice(0, 10)) + 1)
  return { all, read: readTo ? Math.min(all, daysBetween(opened, readTo) + 1) : 0 }
}

/** A progress bar; indeterminate at the beginning. */
const Bar = ({ percent, label }: { percent: number; label: string }) => (
  <Box
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    h="2"
    borderRadius="full"
    overflow="hidden"
    bg="border.hairline"
  >
    {percent > 0 ? (
      <Box
        h="full"
        borderRadius="full"
        data-drawn
        bg="action.solid"
        transitionProperty="width"
        transitionDuration="slow"
        style={{ width: `${percent}%` }}
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

/** The progress of the import: days, orders, and the latest day. */
export const ImportProgress = ({ shop }: { shop: Imported }) => {
  const { t } = useTranslation('linkShop')
  const { count, date } = useFormat()
  if (!shop.import || !shop.opened_at || !isImportUnderWay(shop)) return null
  const { orders, read_to: readTo, status, percent } = shop.import
  const days = daysOf(shop.opened_at, readTo)
  const doing = t(`reading.${status === 'pending' ? 'pending' : 'importing'}`)
  return (
    <Box bg="surface.sunken" borderRadius="md" borderWidth="1px" borderColor="border.hairline" p="4">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <Flex align="center" gap="3" color="action.text" fontWeight="semibold">
          <Spinner />
          <chakra.span role="status">{doing}</chakra.span>
        </Flex>
        <chakra.span color="text.quiet" fontSize="sm" fontVariantNumeric="tabular-nums" translate="no">
          {t('reading.days', { read: count(days.read), all: count(days.all) })}
        </chakra.span>
      </Flex>
      <Box mt="3">
        <Bar percent={percent} label={doing} />
      </Box>
      <Flex aria-live="off" mt="3" align="baseline" columnGap="4" rowGap="1" wrap="wrap">
        <chakra.span
          fontSize="2xl"
          fontWeight="semibold"
          lineHeight="tight"
          fontVariantNumeric="tabular-nums"
          translate="no"
        >
          {t('reading.count', { count: count(orders) })}
        </chakra.span>
        {readTo ? (
          <chakra.span color="text.quiet" fontSize="sm">
            {t('reading.upTo', { date: date(readTo) })}
          </chakra.span>
        ) : null}
      </Flex>
      <Box mt="3" fontSize="sm" color="text.quiet">
        {t('reading.leave')}
      </Box>
    </Box>
  )
}
