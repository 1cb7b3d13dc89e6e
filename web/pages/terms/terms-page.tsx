import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { termsVersions } from '#shared/account/signup-terms-versions.ts'
import { complaintAnswerDays } from '#shared/complaints/complaints.ts'
import { PrivacyNotice } from '../../features/privacy/privacy-notice.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { TrackingCard } from '../../tracking/tracking-card.tsx'
import { brand } from '../../ui/brand.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'

const documents = [
  {
    id: 'terms',
    kind: 'terms_of_use',
    clauses: [
      'terms.items.who',
      'terms.items.account',
      'terms.items.truth',
      'terms.items.shops',
      'terms.items.cost',
      'terms.items.loans',
      'terms.items.conduct',
      'terms.items.service',
      'terms.items.liability',
      'terms.items.end',
      'terms.items.complaints',
      'terms.items.changes',
      'terms.items.law',
    ],
  },
  {
    id: 'waiver',
    kind: 'interest_waiver_plan',
    clauses: ['waiver.items.what', 'waiver.items.use', 'waiver.items.rest'],
  },
  {
    id: 'subsidy',
    kind: 'revenue_financing_subsidy_plan',
    clauses: ['subsidy.items.what', 'subsidy.items.owed'],
  },
] as const

/** A document by numbered clauses, so that one can be referred to. */
const Document = ({ id, kind, clauses }: (typeof documents)[number]) => {
  const { t } = useTranslation('terms')
  const { date, locale } = useFormat()
  const values = { company: brand.company[locale], licence: brand.licenceNumber, days: complaintAnswerDays }
  return (
    <Card id={id} scrollMarginTop="20">
      <CardTitle>{t(`${id}.title`)}</CardTitle>
      <chakra.p mt="1" color="text.quiet" fontSize="sm">
        {t('inForce', { date: date(termsVersions[kind]) })}
      </chakra.p>
      <chakra.ol mt="3" ps="6" listStyleType="decimal" css={{ fontVariantNumeric: 'tabular-nums' }}>
        {clauses.map((clause) => (
          <chakra.li key={clause} mt="2" ps="1" color="text.quiet">
            {t(clause, values)}
          </chakra.li>
        ))}
      </chakra.ol>
    </Card>
  )
}

/** The current versions of the documents that a signup accepts. */
export const Component = () => {
  const { t } = useTranslation('terms')
  return (
    <Page width="reading">
      <PageHeader title={t('title')} lead={t('lead')} />
      {documents.map((document) => (
        <Document key={document.id} {...document} />
      ))}
      <PrivacyNotice />
      <TrackingCard />
    </Page>
  )
}
