import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { DataList } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'
import { sample } from './sample-figures.ts'
import { LandingSection } from './section.tsx'

const rules = ['before', 'simple', 'late', 'cap'] as const

export const CostSection = () => {
  const { t } = useTranslation('landing')
  const { percent } = useFormat()
  const { currency } = sample
  return (
    <LandingSection title={t('cost.title')} lead={t('cost.lead')} ground="card">
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' }}
        gap={{ base: '8', lg: '16' }}
        alignItems="start"
      >
        <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="8" rowGap="7">
          {rules.map((rule) => (
            <Box key={rule} borderTopWidth="2px" borderColor="action.solid" pt="4">
              <chakra.h3 fontSize="lg">{t(`cost.${rule}.title`)}</chakra.h3>
              <chakra.p mt="1.5" color="text.quiet">
                {t(`cost.${rule}.text`)}
              </chakra.p>
            </Box>
          ))}
        </Box>
        <Box
          bg="surface.sunken"
          borderRadius="lg"
          p={{ base: '5', md: '7' }}
          borderWidth="1px"
          borderColor="border.hairline"
        >
          <chakra.h3 fontSize="lg" mb="2">
            {t('cost.exampleTitle')}
          </chakra.h3>
          <DataList
            items={[
              { term: t('cost.borrow'), value: <Money amount={sample.principal} currency={currency} /> },
              { term: t('cost.days'), value: t('cost.daysValue') },
              { term: t('cost.rate'), value: percent(sample.rate) },
              {
                term: t('cost.interest'),
                note: t('cost.formula'),
                value: <Money amount={sample.interest} currency={currency} />,
              },
              {
                term: t('cost.total'),
                value: <Money amount={sample.total} currency={currency} size="md" />,
                strong: true,
              },
            ]}
          />
          <chakra.p mt="3" color="text.quiet" fontSize="sm" lineHeight="snug">
            {t('cost.exampleNote')}
          </chakra.p>
        </Box>
      </Box>
    </LandingSection>
  )
}
