import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { maskNumber } from '#shared/kyc/mask-kyc.ts'
import type { DictionaryCategory } from '#shared/reference/dictionary-keys.ts'
import { readAmount } from '#shared/typing/read-amount.ts'
import { readPercent } from '#shared/typing/read-percent.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type FieldValues, type KycDrafts, type KycValue, numberFieldOf } from './kyc-drafts.ts'
import type { OnboardingStep } from './onboarding-steps.ts'
import { OwnershipChart } from './ownership-chart.tsx'
import { useChoiceName } from './use-choices.ts'

const companyFields = [
  'country_region',
  'entity_type',
  'register_name_en',
  'register_name_cn',
  'brn',
  'uscc',
  'company_registration_number',
  'incorporation_date',
  'registered_address',
  'principal_address',
  'correspondence_address',
] as const
const businessFields = [
  'annual_sales_turnover_usd',
  'years_of_business',
  'business_nature',
  'industry',
  'major_goods',
  'top_buyer_countries',
  'top_supplier_countries',
  'funds_region',
  'funding_source',
  'initial_source_of_wealth',
  'continuous_source_of_wealth',
] as const
const personFields = [
  'title',
  'full_name_en',
  'full_name_cn',
  'capacity',
  'ownership_percent',
  'position',
  'nationality',
  'birth_date',
  'email',
  'mobile',
  'certificate_type',
  'id_number',
  'id_front_file_id',
  'id_back_file_id',
  'industry_experience_years',
  'ubo_wealth_region',
  'ubo_source_of_wealth',
  'residential_address',
  'permanent_address',
] as const
const connectedCompanyFields = [
  'register_name_en',
  'register_name_cn',
  'country_region',
  'registration_number',
  'ownership_percent',
  'capacity',
  'register_file_id',
] as const
const documentFields = [
  'certificate_of_incorporation',
  'business_registration',
  'annual_return',
  'articles_of_association',
  'other',
] as const

/** Fields that hold a choice, with the list that it is from. */
const categories: Readonly<Record<string, DictionaryCategory>> = {
  country_region: 'country_region',
  entity_type: 'entity_type',
  business_nature: 'business_nature',
  industry: 'industry_service',
  major_goods: 'major_commodities_type',
  top_buyer_countries: 'country_region',
  top_supplier_countries: 'country_region',
  funds_region: 'country_region',
  funding_source: 'funding_source',
  initial_source_of_wealth: 'initial_source_of_wealth',
  continuous_source_of_wealth: 'continuous_source_of_wealth',
  title: 'character_title',
  capacity: 'connected_person_capacity',
  nationality: 'country_region',
  certificate_type: 'certificate_type',
  ubo_wealth_region: 'country_region',
  ubo_source_of_wealth: 'ubo_source_of_wealth',
}

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

/** Everything that was filled in, read back. `editable` adds the ways back to the steps. */
export const KycSummary = ({
  drafts,
  fileName,
  editable,
}: {
  drafts: KycDrafts
  fileName: (id: string) => string
  editable: boolean
}) => {
  const { t } = useTranslation('kyc')
  const { date, percent } = useFormat()
  const choiceName = useChoiceName()

  const shown = (name: string, value: KycValue, values: FieldValues): ReactNode => {
    const list = typeof value === 'string' ? [value] : value
    const category =
      name === 'capacity' && values['company_id'] ? 'connected_company_capacity' : categories[name]
    if (category) return list.map((id) => choiceName(category, id)).join(t('listComma'))
    const text = list[0] ?? ''
    if (name === 'annual_sales_turnover_usd') {
      const amount = readAmount(text, 'USD')
      return amount ? <Money amount={amount} currency="USD" /> : text
    }
    if (name === 'incorporation_date' || name === 'birth_date')
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? date(text) : text
    if (name === 'ownership_percent')
      return readPercent(text) === undefined ? text : percent(readPercent(text) ?? '0')
    if (name === 'mobile') return `${String(values['mobile_area_code'] ?? '')} ${text}`.trim()
    if (name.endsWith('_file_id')) return fileName(text)
    if (name === 'id_number' && !editable) return maskNumber(text)
    return text
  }
  const rows = (values: FieldValues, names: readonly string[], labelOf: (name: string) => string) => {
    const items = names.flatMap((name) => {
      const value = values[name]
      const sameAs = values[`${name}_same_as`]
      if (sameAs)
        return [
          {
            term: labelOf(name),
            value: t(`sameAs.${String(sameAs)}` as 'sameAs.registered_address'),
            wraps: true,
          },
        ]
      if (value === undefined || value.length === 0) return []
      return [
        {
          term: labelOf(name),
          value: shown(name, value, values),
          wraps: name !== 'annual_sales_turnover_usd',
        },
      ]
    })
    return items.length > 0 ? <DataList items={items} /> : <Box color="text.quiet">{t('review.nothing')}</Box>
  }
  const company = drafts.company_info
  const number = numberFieldOf(company['country_region'])
  const companyNames = companyFields.filter((name) => (name !== 'brn' && name !== 'uscc') || name === number)
  const step = (each: OnboardingStep) => (editable ? each : undefined)
  return (
    <>
      <Section title={t('step.company')} step={step('company')}>
        {rows(company, companyNames, (name) => t(`field.${name}` as 'field.brn'))}
      </Section>
      <Section title={t('step.business')} step={step('business')}>
        {rows(drafts.business_info, businessFields, (name) => t(`field.${name}` as 'field.brn'))}
      </Section>
      <Section title={t('step.people')} step={step('people')}>
        {drafts.connected_persons.persons.map((person, index) => (
          <Box key={String(person['person_id'] ?? index)} mt={index === 0 ? '0' : '6'}>
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
        <OwnershipChart drafts={drafts} />
      </Section>
      <Section title={t('step.documents')} step={step('documents')}>
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
    </>
  )
}
