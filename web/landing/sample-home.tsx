import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { paths } from '../app/paths.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Card } from '../ui/card.tsx'
import { DataList } from '../ui/data-list.tsx'
import { LimitGauge } from '../ui/limit-gauge.tsx'
import { Money } from '../ui/money.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { sample } from './figures.build-time.ts'
import { LandingSection } from './section.tsx'

/** A sample of a seller's home with limit and costs, marked as an example. */
export const SampleHome = () => {
  const { t } = useTranslation('landing')
  const { percent, date } = useFormat()
  const { currency, days } = sample
  return (
    <LandingSection ground="card">
      <Box
        display="grid"
        alignItems="center"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 480px' }}
      >
        <Box>
          <chakra.h2 fontSize={{ base: '3xl', md: '4xl' }} letterSpacing="tight">
            {t('sample.title')}
          </chakra.h2>
          <chakra.p mt="3" fontSize="lg" color="text.quiet">
            {t('sample.text')}
          </chakra.p>
          <TextLink to={paths.questions()} mt="3" display="inline-flex" minH="touch" alignItems="center">
            {t('sample.questions')}
          </TextLink>
        </Box>
        <Card borderWidth="1px" borderColor="border.hairline">
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
            pending="0.00"
            available={sample.available}
            limit={sample.limit}
            currency={currency}
          />
          <Box mt="5" px="4" py="1" bg="surface.sunken" borderRadius="md">
            <DataList
              items={[
                {
                  term: t('sample.draw'),
                  note: t('sample.rate', { rate: percent(sample.rate), date: date(sample.rateDate) }),
                  value: <Money amount={sample.drawn} currency={currency} />,
                },
                {
                  term: t('sample.interest', { days }),
                  value: <Money amount={sample.interest} currency={currency} />,
                },
                {
                  term: t('sample.total'),
                  value: <Money amount={sample.total} currency={currency} />,
                  strong: true,
                },
              ]}
            />
          </Box>
        </Card>
      </Box>
    </LandingSection>
  )
}
