import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { maximumConnectedCompanies, maximumHoldings } from '#shared/kyc/connected-companies.ts'
import { companyNameNeeded } from '#shared/kyc/needed-names.ts'
import { uploadFile } from '../../api/upload-file.ts'
import { useUploadTranslations } from '../../api/use-upload-translations.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/form/form-area.tsx'
import { FormFile, FormSelect, FormText } from '../../ui/form/form-fields.tsx'
import { useFormField } from '../../ui/form/form-state.ts'
import { Notice } from '../../ui/notice.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { FieldValues } from './kyc-drafts.ts'
import { normalizeCode, normalizeShare } from './normalize-typed.ts'
import { useHolderName } from './use-holder-name.ts'
import type { KycForm } from './use-kyc-form.ts'

/** The shareholders of one of the companies: named people and companies with their shares. */
const Shareholders = ({ form, company }: { form: KycForm; company: FieldValues }) => {
  const { t } = useTranslation('kyc')
  const nameOf = useHolderName()
  const { persons, companies, holdings } = form.values.connected_persons
  const options = [
    ...persons.map((person, index) => ({
      value: String(person['person_id']),
      label: nameOf.person(person, index),
    })),
    ...companies.flatMap((each, index) =>
      each === company ? [] : [{ value: String(each['company_id']), label: nameOf.company(each, index) }],
    ),
  ]
  const isListClosed = form.isClosed('connected_persons.holdings')
  return (
    <Box display="grid" gap="3">
      <chakra.h3 fontSize="md">{t('ofCompany.shareholders')}</chakra.h3>
      <Box color="text.quiet">{t('ofCompany.shareholdersLead')}</Box>
      {holdings.map((holding, index) =>
        holding['company_id'] === company['company_id'] ? (
          <Flex key={index} gap="3" align="flex-start" wrap={{ base: 'wrap', md: 'nowrap' }}>
            <FormSelect
              path={`connected_persons.holdings.${index}.holder_id`}
              label={t('holding.holder_id')}
              options={options}
              required
            />
            <FormText
              path={`connected_persons.holdings.${index}.percent`}
              label={t('holding.percent')}
              inputMode="decimal"
              read={normalizeShare}
              required
            />
            {isListClosed ? null : (
              <Box pt={{ md: '7' }}>
                <Button variant="quiet" size="md" onClick={() => form.removeHolding(index)}>
                  {t('person.remove')}
                </Button>
              </Box>
            )}
          </Flex>
        ) : null,
      )}
      {holdings.length < maximumHoldings && !isListClosed ? (
        <Button
          variant="secondary"
          size="md"
          justifySelf={{ md: 'start' }}
          onClick={() => form.addHolding(company)}
        >
          ＋ {t('ofCompany.addShareholder')}
        </Button>
      ) : null}
    </Box>
  )
}

/** A company between the applicant and the people behind it. */
const CompanyFields = ({ form, index }: { form: KycForm; index: number }) => {
  const { t } = useTranslation('kyc')
  const wordsOf = useUploadTranslations()
  const at = `connected_persons.companies.${index}`
  const company = form.values.connected_persons.companies[index] ?? {}
  const whole = useFormField(at)
  const needed = companyNameNeeded(useFormField(`${at}.country_region`).text)
  const need = (name: typeof needed) =>
    name === needed ? { required: true } : { optionalMark: needed === 'either' ? undefined : t('optional') }
  return (
    <>
      {whole.error ? (
        <Box data-field={at} data-invalid tabIndex={-1} outline="none">
          <Notice tone="negative">{whole.error}</Notice>
        </Box>
      ) : null}
      <FieldGroup title={t('ofCompany.nth', { number: index + 1 })}>
        <ChoiceField
          path={`${at}.country_region`}
          label={t('ofCompany.country_region')}
          category="country_region"
          required
        />
        <FormText
          path={`${at}.registration_number`}
          label={t('ofCompany.registration_number')}
          autoCapitalize="characters"
          autoComplete="off"
          read={normalizeCode}
          required
        />
        <FormText
          path={`${at}.register_name_en`}
          label={t('ofCompany.register_name_en')}
          autoComplete="off"
          {...need('register_name_en')}
        />
        <FormText
          path={`${at}.register_name_cn`}
          label={t('ofCompany.register_name_cn')}
          autoComplete="off"
          {...need('register_name_cn')}
        />
        <FormText
          path={`${at}.ownership_percent`}
          label={t('ofCompany.ownership_percent')}
          hint={t('hint.companyPercent')}
          optionalMark={t('optional')}
          inputMode="decimal"
          read={normalizeShare}
        />
        <ChoiceField
          path={`${at}.capacity`}
          label={t('ofCompany.capacity')}
          category="connected_company_capacity"
          optionalMark={t('optional')}
        />
        <FormFile
          path={`${at}.register_file_id`}
          label={t('ofCompany.register_file_id')}
          optionalMark={t('optional')}
          upload={uploadFile}
          wordsOf={wordsOf}
          wide
          {...form.files}
        />
      </FieldGroup>
      <Shareholders form={form} company={company} />
    </>
  )
}

/** Companies that hold shares, with their shareholders up to natural persons. */
export const CompaniesFields = ({ form }: { form: KycForm }) => {
  const { t } = useTranslation('kyc')
  const { companies } = form.values.connected_persons
  const isListClosed = form.isClosed('connected_persons.companies')
  return (
    <Box display="grid" gap="6" borderTopWidth="1px" borderColor="border.hairline" pt="6">
      <Box>
        <chakra.h2 fontSize="xl">{t('ofCompany.all')}</chakra.h2>
        <Box color="text.quiet" mt="1">
          {t('group.companiesLead')}
        </Box>
      </Box>
      {companies.map((company, index) => (
        <Box
          as="section"
          key={String(company['company_id'])}
          aria-label={t('ofCompany.nth', { number: index + 1 })}
          display="grid"
          gap="6"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <CompanyFields form={form} index={index} />
          {isListClosed ? null : (
            <Button
              variant="quiet"
              size="md"
              justifySelf={{ md: 'start' }}
              onClick={() => form.removeCompany(index)}
            >
              {t('ofCompany.remove', { number: index + 1 })}
            </Button>
          )}
        </Box>
      ))}
      {companies.length < maximumConnectedCompanies && !isListClosed ? (
        <Button variant="secondary" size="md" justifySelf={{ md: 'start' }} onClick={form.addCompany}>
          ＋ {t('ofCompany.add')}
        </Button>
      ) : null}
    </Box>
  )
}
