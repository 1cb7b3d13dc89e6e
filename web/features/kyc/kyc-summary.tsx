import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { registrationNumberField } from '#shared/kyc/registration-number-field.ts'
import {
  companyFields,
  connectedCompanyFields,
  documentFields,
  personFields,
} from '#shared/kyc/summary-fields.ts'
import { paths } from '../../app/paths.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { BusinessSummary } from './business-summary.tsx'
import type { FieldValues, KycDrafts } from './kyc-drafts.ts'
import type { OnboardingStep } from './onboarding-steps.ts'
import { OwnershipChart } from './ownership-chart.tsx'
import { SummaryRows } from './summary-rows.tsx'
import { useKycValue } from './use-kyc-value.tsx'

const parts = ['company', 'business', 'people', 'documents'] as const
export type SummaryPart = (typeof parts)[number]

const Section = ({
  title,
  step,
  children,
}: {
  title: string
  step?: OnboardingStep | undefined
  children: ReactNode
}) => {
  const { t } = useTranslation('kyc')
  return (
    <Card dense>
      <Flex justify="space-between" align="center" gap="4" mb="1">
        <chakra.h2 fontSize="lg">{title}</chakra.h2>
        {step ? (
          <TextLink to={paths.companyStep(step)} display="inline-flex" minH="touch" alignItems="center">
            {t('review.edit')}
            <chakra.span srOnly>{title}</chakra.span>
          </TextLink>
        ) : null}
      </Flex>
      {children}
    </Card>
  )
}

/** The summary of the entered data, whole or in parts. `editable` adds links to the steps. */
export const KycSummary = ({
  drafts,
  fileName,
  editable,
  only = parts,
}: {
  drafts: KycDrafts
  fileName: (id: string) => string
  editable: boolean
  only?: readonly SummaryPart[]
}) => {
  const { t } = useTranslation('kyc')
  const shown = useKycValue(fileName, !editable)
  const rows = (values: FieldValues, names: readonly string[], labelOf: (name: string) => string) => (
    <SummaryRows values={values} names={names} labelOf={labelOf} shown={shown} />
  )
  const company = drafts.company_info
  const number = registrationNumberField(String(company['country_region'] ?? ''))
  const companyNames = companyFields.filter((name) => (name !== 'brn' && name !== 'uscc') || name === number)
  const step = (each: OnboardingStep) => (editable ? each : undefined)
  const sections: Record<SummaryPart, ReactNode> = {
    company: (
      <Section key="company" title={t('step.company')} step={step('company')}>
        {rows(company, companyNames, (name) => t(`field.${name}` as 'field.brn'))}
      </Section>
    ),
    business: (
      <Section key="business" title={t('step.business')} step={step('business')}>
        <BusinessSummary values={drafts.business_info} />
      </Section>
    ),
    people: (
      <Section key="people" title={t('step.people')} step={step('people')}>
        {editable ? null : (
          <OwnershipChart drafts={drafts} empty={<Box color="text.quiet">{t('ownership.none')}</Box>} />
        )}
        {drafts.connected_persons.persons.map((person, index) => (
          <Box key={String(person['person_id'] ?? index)} mt={index === 0 && editable ? '0' : '6'}>
            {drafts.connected_persons.persons.length > 1 ? (
              <chakra.h3 fontSize="md" color="action.text">
                {t('person.nth', { number: index + 1 })}
              </chakra.h3>
            ) : null}
            {rows(person, personFields, (name) => t(`person.${name}` as 'person.email'))}
          </Box>
        ))}
        {drafts.connected_persons.companies.map((each, index) => (
          <Box key={String(each['company_id'])} mt="6">
            <chakra.h3 fontSize="md" color="action.text">
              {t('ofCompany.nth', { number: index + 1 })}
            </chakra.h3>
            {rows(each, connectedCompanyFields, (name) => t(`ofCompany.${name}` as 'ofCompany.capacity'))}
          </Box>
        ))}
        {editable ? <OwnershipChart drafts={drafts} /> : null}
      </Section>
    ),
    documents: (
      <Section key="documents" title={t('step.documents')} step={step('documents')}>
        {rows(
          Object.fromEntries(
            documentFields.map((name) => {
              const value = drafts.documents[name] ?? ''
              const ids = typeof value === 'string' ? [value] : value
              return [name, ids.filter(Boolean).map(fileName).join(t('listComma'))]
            }),
          ),
          documentFields,
          (name) => t(`document.${name}` as 'document.other'),
        )}
      </Section>
    ),
  }
  return <>{only.map((part) => sections[part])}</>
}
