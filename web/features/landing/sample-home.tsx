import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { DataList } from '../../ui/data-list.tsx'
import { LimitGauge } from '../../ui/limit-gauge.tsx'
import { Money } from '../../ui/money.tsx'
import { sample } from './sample-figures.ts'

/** What a seller with a limit looks at: how much, at what cost. Marked as an example. */
export const SampleHome = () => {
  const { t } = useTranslation('landing')
  const { currency } = sample
  return (
    <Box bg="surface.card" color="text.main" borderRadius="lg" boxShadow="dialog" p={{ base: '5', md: '7' }}>
      <Flex justify="space-between" align="center">
        <chakra.span color="text.quiet">{t('sample.available')}</chakra.span>
        <chakra.span
          fontSize="xs"
          color="text.quiet"
          borderWidth="1px"
          borderColor="border.hairline"
          borderRadius="full"
          px="2.5"
          py="0.5"
        >
          {t('sample.label')}
        </chakra.span>
      </Flex>
      <Box mt="2" mb="5">
        <Money amount={sample.available} currency={currency} size="xl" />
      </Box>
      <LimitGauge
        used={sample.used}
        pending={sample.pending}
        available={sample.available}
        limit={sample.limit}
        currency={currency}
      />
      <Box mt="5" px="4" py="1" bg="surface.sunken" borderRadius="md">
        <DataList
          items={[
            {
              term: t('sample.draw'),
              note: t('sample.rate'),
              value: <Money amount={sample.principal} currency={currency} />,
            },
            { term: t('sample.interest'), value: <Money amount={sample.interest} currency={currency} /> },
            {
              term: t('sample.total'),
              value: <Money amount={sample.total} currency={currency} />,
              strong: true,
            },
          ]}
        />
      </Box>
    </Box>
  )
}
