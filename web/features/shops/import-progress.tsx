import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Working } from '../../ui/working.tsx'
import { isImportUnderWay, type LinkedShop } from './linked-shop.ts'

/** What the import is doing now: how many orders are in, and up to which day. */
export const ImportProgress = ({ shop }: { shop: LinkedShop }) => {
  const { t } = useTranslation('shops')
  const { count, date } = useFormat()
  if (!isImportUnderWay(shop)) return null
  const { orders, last_date: lastDate, status } = shop.import
  return (
    <Box bg="surface.sunken" borderRadius="md" p="4">
      <Flex align="center" gap="3" color="action.text" fontWeight="semibold">
        <Working />
        <chakra.span role="status">
          {t(`import.${status === 'pending' ? 'pending' : 'importing'}`)}
        </chakra.span>
      </Flex>
      <Flex aria-live="off" mt="3" align="baseline" columnGap="4" rowGap="1" wrap="wrap">
        <chakra.span
          fontSize="2xl"
          fontWeight="semibold"
          lineHeight="tight"
          fontVariantNumeric="tabular-nums"
        >
          {t('import.count', { count: count(orders) })}
        </chakra.span>
        {lastDate ? (
          <chakra.span color="text.quiet" fontSize="sm">
            {t('import.upTo', { date: date(lastDate) })}
          </chakra.span>
        ) : null}
      </Flex>
      <Box mt="3" h="1.5" borderRadius="full" overflow="hidden" bg="border.hairline" aria-hidden>
        <Box
          h="full"
          w="full"
          css={{
            background:
              'linear-gradient(90deg, transparent, var(--bq-colors-action-solid), transparent) 0 0 / 50% 100%',
          }}
          animation="shimmer 1.6s linear infinite"
        />
      </Box>
      <Box mt="3" fontSize="sm" color="text.quiet">
        {t('import.leave')}
      </Box>
    </Box>
  )
}
