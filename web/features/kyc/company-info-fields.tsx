import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { companyNameNeeded } from '#shared/kyc/needed-names.ts'
import { registrationNumberField } from '#shared/kyc/registration-number-field.ts'
import { chinaId, hongKongId } from '#shared/reference/country-ids.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FieldGroup } from '../../ui/form/form-area.tsx'
import { FormDate, FormText } from '../../ui/form/form-fields.tsx'
import { useFormField } from '../../ui/form/form-state.ts'
import { ReadOnlyFieldset } from '../../ui/form/read-only-fieldset.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChoiceField } from './choice-field.tsx'
import { normalizeCode } from './normalize-typed.ts'
import type { KycForm } from './use-kyc-form.ts'
import { useToday } from './use-today.ts'

/** The addresses that each optional address may be equal to. */
const others = {
  principal_address: ['registered_address', 'correspondence_address'],
  correspondence_address: ['registered_address', 'principal_address'],
} as const

/** An address that may be equal to another one. */
const FurtherAddress = ({ name }: { name: keyof typeof others }) => {
  const { t } = useTranslation('kyc')
  const [, second] = others[name]
  const sameAs = useFormField(`company_info.${name}_same_as`)
  const secondSameAs = useFormField(`company_info.${second}_same_as`).text
  // Two addresses that refer to each other would have no content.
  const offered = others[name].filter((other) => other !== second || secondSameAs !== name)
  return (
    <Box gridColumn={{ md: '1 / -1' }} data-field={`company_info.${name}_same_as`}>
      {sameAs.text !== '' ? (
        <Box fontWeight="medium">{t(`field.${name}`)}</Box>
      ) : (
        <FormText path={`company_info.${name}`} label={t(`field.${name}`)} optionalMark={t('optional')} />
      )}
      <ReadOnlyFieldset path={`company_info.${name}_same_as`}>
        {offered.map((other) =>
          sameAs.text === '' || sameAs.text === other ? (
            <CheckboxField
              key={other}
              label={t(`sameAs.${other}`)}
              checked={sameAs.text === other}
              error={sameAs.error}
              onChange={(checked) => sameAs.change(checked ? other : '')}
            />
          ) : null,
        )}
      </ReadOnlyFieldset>
    </Box>
  )
}

/** Company data from a payment platform, which may be wrong. */
const PlatformNumber = ({
  platformNumbers: { kind, number, platform_name },
}: {
  platformNumbers: KycForm['platformNumbers'][number]
}) => {
  const { t } = useTranslation('kyc')
  const country = useFormField('company_info.country_region')
  const field = useFormField(`company_info.${kind}`)
  const home = kind === 'brn' ? hongKongId : chinaId
  const isTaken = country.text === home && field.text === number
  return (
    <Notice
      tone={isTaken || field.text === '' ? 'neutral' : 'waiting'}
      title={t('told.title', { platform: platform_name, number, field: t(`field.${kind}`) })}
      action={
        isTaken ? undefined : (
          <Button
            variant="secondary"
            size="md"
            onClick={() => {
              country.change(home)
              field.change(number)
            }}
          >
            {t('told.use')}
          </Button>
        )
      }
    >
      {t(isTaken ? 'told.same' : 'told.text')}
    </Notice>
  )
}

/** The company's data. The required registration number depends on its country. */
export const CompanyInfoFields = ({ platformNumbers }: { platformNumbers: KycForm['platformNumbers'] }) => {
  const today = useToday()
  const { t } = useTranslation('kyc')
  const country = useFormField('company_info.country_region').text
  const number = registrationNumberField(country)
  const needed = companyNameNeeded(country)
  const need = (isNeeded: boolean) =>
    isNeeded ? { required: true } : { optionalMark: needed === 'either' ? undefined : t('optional') }
  return (
    <>
      {platformNumbers.map((each) => (
        <PlatformNumber key={each.number} platformNumbers={each} />
      ))}
      <FieldGroup title={t('group.identity')} lead={t('group.identityLead')}>
        <ChoiceField
          path="company_info.country_region"
          label={t('field.country_region')}
          category="country_region"
          required
        />
        <ChoiceField
          path="company_info.entity_type"
          label={t('field.entity_type')}
          category="entity_type"
          required
        />
        <FormText
          path="company_info.register_name_en"
          label={t('field.register_name_en')}
          hint={t('hint.register_name_en')}
          autoComplete="organization"
          {...need(needed === 'register_name_en')}
        />
        <FormText
          path="company_info.register_name_cn"
          label={t('field.register_name_cn')}
          hint={needed === 'either' ? t('hint.eitherName') : undefined}
          {...need(needed === 'register_name_cn')}
        />
        {country === '' ? null : (
          <FormText
            key={number}
            path={`company_info.${number}`}
            label={t(`field.${number}`)}
            hint={t(`hint.${number}`)}
            inputMode={number === 'brn' ? 'numeric' : 'text'}
            autoCapitalize="characters"
            {...(number === 'company_registration_number' ? { maxLength: 40 } : { read: normalizeCode })}
            required
          />
        )}
        {country === hongKongId ? (
          <FormText
            path="company_info.company_registration_number"
            label={t('field.company_registration_number')}
            hint={t('hint.crNumber')}
            optionalMark={t('optional')}
          />
        ) : null}
        <FormDate
          path="company_info.incorporation_date"
          label={t('field.incorporation_date')}
          max={today}
          required
        />
      </FieldGroup>
      <FieldGroup title={t('group.addresses')}>
        <FormText
          path="company_info.registered_address"
          label={t('field.registered_address')}
          hint={t('hint.registered_address')}
          autoComplete="street-address"
          wide
          required
        />
        <FurtherAddress name="principal_address" />
        <FurtherAddress name="correspondence_address" />
      </FieldGroup>
    </>
  )
}
