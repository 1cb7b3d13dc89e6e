import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnalyticsSettings, portalConfig } from '../api/portal-config.ts'
import { Card, CardTitle } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { RadioTile } from '../ui/radio-tile.tsx'
import { type Consent, giveConsent, isDeclinedByBrowser, useConsent } from './consent.ts'

const answers = ['agreed', 'declined'] as const satisfies readonly Consent[]

const Choice = () => {
  const { t } = useTranslation('tracking')
  const given = useConsent()
  const name = useId()
  if (isDeclinedByBrowser()) return <Notice>{t('byBrowser')}</Notice>
  return (
    <chakra.fieldset display="grid" gap="3" gridTemplateColumns={{ md: '1fr 1fr' }}>
      <chakra.legend fontWeight="medium" mb="2">
        {t('choose')}
      </chakra.legend>
      {answers.map((answer) => (
        <RadioTile
          key={answer}
          name={name}
          checked={given === answer}
          onChoose={() => giveConsent(answer)}
          title={t(`answers.${answer}`)}
        />
      ))}
    </chakra.fieldset>
  )
}

/** What is recorded and by whom, with the choice. `analytics` is undefined if nothing is recorded. */
export const TrackingTerms = ({ analytics }: { analytics: AnalyticsSettings | undefined }) => {
  const { t } = useTranslation('tracking')
  if (!analytics) return <chakra.p color="text.quiet">{t('nowhere')}</chakra.p>
  const { host } = new URL(analytics.url)
  return (
    <>
      {(['what', 'notWhat', 'where'] as const).map((paragraph) => (
        <chakra.p key={paragraph} mt="3" color="text.quiet" overflowWrap="anywhere">
          {t(paragraph, { host })}
        </chakra.p>
      ))}
      <chakra.div mt="5">
        <Choice />
      </chakra.div>
    </>
  )
}

const TermsHere = lazy(async () => {
  const { analytics } = await portalConfig()
  return { default: () => <TrackingTerms analytics={analytics} /> }
})

/** How visits are counted; the choice can be changed at any time. */
export const TrackingCard = () => {
  const { t } = useTranslation('tracking')
  return (
    <Card id="tracking" scrollMarginTop="20">
      <CardTitle>{t('title')}</CardTitle>
      <Suspense>
        <TermsHere />
      </Suspense>
    </Card>
  )
}
