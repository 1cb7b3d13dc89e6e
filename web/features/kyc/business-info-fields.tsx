import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/form/form-area.tsx'
import { FormMoney, FormText } from '../../ui/form/form-fields.tsx'
import { useFormField } from '../../ui/form/form-state.ts'
import { Notice } from '../../ui/notice.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import { normalizeWhole } from './normalize-typed.ts'

/** The company's business and the sources of its funds. At least one field is required. */
export const BusinessInfoFields = () => {
  const { t } = useTranslation('kyc')
  const whole = useFormField('business_info')
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
          read={normalizeWhole}
        />
        <FormText
          path="business_info.employee_count"
          label={t('field.employee_count')}
          inputMode="numeric"
          read={normalizeWhole}
        />
        <ChoiceField
          path="business_info.business_nature"
          label={t('field.business_nature')}
          category="business_nature"
        />
        <ChoiceField path="business_info.industry" label={t('field.industry')} category="industry_service" />
        <ChoicesField
          path="business_info.major_goods"
          label={t('field.major_goods')}
          category="major_commodities_type"
          most={10}
          wide
        />
        <ChoicesField
          path="business_info.top_buyer_countries"
          label={t('field.top_buyer_countries')}
          category="country_region"
          most={3}
        />
        <ChoicesField
          path="business_info.top_supplier_countries"
          label={t('field.top_supplier_countries')}
          category="country_region"
          most={3}
        />
      </FieldGroup>
      <FieldGroup title={t('group.funds')} lead={t('group.fundsLead')}>
        <ChoiceField
          path="business_info.funds_region"
          label={t('field.funds_region')}
          category="country_region"
        />
        <ChoiceField
          path="business_info.funding_source"
          label={t('field.funding_source')}
          category="funding_source"
        />
        <ChoiceField
          path="business_info.initial_source_of_wealth"
          label={t('field.initial_source_of_wealth')}
          category="initial_source_of_wealth"
        />
        <ChoiceField
          path="business_info.continuous_source_of_wealth"
          label={t('field.continuous_source_of_wealth')}
          category="continuous_source_of_wealth"
        />
      </FieldGroup>
    </>
  )
}
