import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/form/form-area.tsx'
import { FormChoices, FormMoney, FormSelect, FormText } from '../../ui/form/form-fields.tsx'
import { useFormField } from '../../ui/form/form-state.ts'
import { Notice } from '../../ui/notice.tsx'
import { useChoices } from './use-choices.ts'

/** What the company does, and where its money comes from. Any one of the fields is enough. */
export const BusinessInfoFields = () => {
  const { t } = useTranslation('company')
  const countries = useChoices('country_region')
  const natures = useChoices('business_nature')
  const industries = useChoices('industry_service')
  const goods = useChoices('major_commodities_type')
  const initialSources = useChoices('initial_source_of_wealth')
  const continuousSources = useChoices('continuous_source_of_wealth')
  const fundingSources = useChoices('funding_source')
  const whole = useFormField('business_info')
  const choose = t('choose')
  const removeLabel = (label: string) => t('removeChoice', { label })
  return (
    <>
      {whole.error ? (
        <Box data-field="business_info" data-invalid tabIndex={-1} outline="none">
          <Notice tone="negative">{whole.error}</Notice>
        </Box>
      ) : null}
      <FieldGroup title={t('group.trade')} lead={t('group.tradeLead')}>
        <FormMoney
          path="business_info.annual_sales_turnover_usd"
          label={t('field.annual_sales_turnover_usd')}
          hint={t('hint.annual_sales_turnover_usd')}
          currency="USD"
        />
        <FormText
          path="business_info.years_of_business"
          label={t('field.years_of_business')}
          inputMode="numeric"
          maxLength={3}
        />
        <FormSelect
          path="business_info.business_nature"
          label={t('field.business_nature')}
          options={natures}
          placeholder={choose}
        />
        <FormSelect
          path="business_info.industry"
          label={t('field.industry')}
          options={industries}
          placeholder={choose}
        />
        <FormChoices
          path="business_info.major_goods"
          label={t('field.major_goods')}
          hint={t('hint.upTo', { most: 10 })}
          options={goods}
          most={10}
          placeholder={choose}
          removeLabel={removeLabel}
          wide
        />
        <FormChoices
          path="business_info.top_buyer_countries"
          label={t('field.top_buyer_countries')}
          hint={t('hint.upTo', { most: 3 })}
          options={countries}
          most={3}
          placeholder={choose}
          removeLabel={removeLabel}
        />
        <FormChoices
          path="business_info.top_supplier_countries"
          label={t('field.top_supplier_countries')}
          hint={t('hint.upTo', { most: 3 })}
          options={countries}
          most={3}
          placeholder={choose}
          removeLabel={removeLabel}
        />
      </FieldGroup>
      <FieldGroup title={t('group.funds')} lead={t('group.fundsLead')}>
        <FormSelect
          path="business_info.funds_region"
          label={t('field.funds_region')}
          options={countries}
          placeholder={choose}
        />
        <FormSelect
          path="business_info.funding_source"
          label={t('field.funding_source')}
          options={fundingSources}
          placeholder={choose}
        />
        <FormSelect
          path="business_info.initial_source_of_wealth"
          label={t('field.initial_source_of_wealth')}
          options={initialSources}
          placeholder={choose}
        />
        <FormSelect
          path="business_info.continuous_source_of_wealth"
          label={t('field.continuous_source_of_wealth')}
          options={continuousSources}
          placeholder={choose}
        />
      </FieldGroup>
    </>
  )
}
