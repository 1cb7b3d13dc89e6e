import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { termsVersions } from '#shared/account/signup-terms-versions.ts'
import { PrivacyNotice } from '../../features/privacy/privacy-notice.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { TrackingCard } from '../../tracking/tracking-card.tsx'
import { brand } from '../../ui/brand.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'

const sections = [
  { id: 'terms', paragraphs: ['terms.terms.p1', 'terms.terms.p2', 'terms.terms.p3', 'terms.terms.p4'] },
  { id: 'waiver', paragraphs: ['terms.waiver.p1'] },
  { id: 'subsidy', paragraphs: ['terms.subsidy.p1'] },
] as const

/** The current versions of the documents that a signup accepts. */
export const Component = () => {
  const { t } = useTranslation('pages')
  const { date, locale } = useFormat()
  const values = { company: brand.company[locale], licence: brand.licenceNumber, email: brand.email }
  return (
    <Page width="reading">
      <PageHeader
        title={t('terms.title')}
        lead={t('terms.lead', { date: date(termsVersions.terms_of_use) })}
      />
      {sections.map(({ id, paragraphs }) => (
        <Card key={id} id={id} scrollMarginTop="20">
          <CardTitle>{t(`terms.${id}.title`)}</CardTitle>
          {paragraphs.map((key) => (
            <chakra.p key={key} mt="3" color="text.quiet">
              {t(key, values)}
            </chakra.p>
          ))}
        </Card>
      ))}
      <PrivacyNotice />
      <TrackingCard />
    </Page>
  )
}
