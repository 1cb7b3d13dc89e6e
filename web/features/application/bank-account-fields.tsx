import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { intlLocale } from '#shared/i18n/intl-locale.ts'
import { currencies } from '#shared/money/currency.ts'
import { useRuleTranslations } from '../../api/use-rule-translations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { FieldGroup } from '../../ui/form/form-area.tsx'
import { FormSelect, FormText } from '../../ui/form/form-fields.tsx'
import type { useForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { ChoiceField } from '../kyc/choice-field.tsx'
import { normalizeCode } from '../kyc/normalize-typed.ts'
import { entryName } from '../reference/entry-name.ts'
import { otherBank, regionOfSwift, relationTypes, type Values } from './drawdown-account-input.ts'

export type Banks = ResponseOf<typeof applicationEndpoints.listBanks>

/** Currency options with their localised names: "GBP 英镑". */
const useCurrencyOptions = () => {
  const locale = useLocale()
  const names = new Intl.DisplayNames(intlLocale[locale], { type: 'currency' })
  return currencies.map((code) => ({ value: code, label: `${code} ${names.of(code)}` }))
}

/** Initial values from a saved account. The number is masked in the response, so it must be typed again. */
export const savedValues = (
  saved: { swift_code: string; account_number: string } | null,
  banks: Banks,
): Values => {
  const { account_number: _masked, ...details } = saved ?? { account_number: '' }
  const isListed = banks.some((bank) => bank.swift_code === saved?.swift_code)
  return {
    ...Object.fromEntries(
      Object.entries(details).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    account_number: '',
    bank: saved ? (isListed ? saved.swift_code : otherBank) : '',
  }
}

/** The fields of a bank account. A listed bank fills in its code and name. */
export const BankAccountFields = ({
  form,
  banks,
  savedNumber,
  shopCurrency,
}: {
  form: Pick<ReturnType<typeof useForm<Values>>, 'values' | 'update' | 'errorOf'>
  banks: Banks
  /** The masked number of the saved account. */
  savedNumber?: string | undefined
  /** The currency that the shops sell in, in which the money will arrive. */
  shopCurrency?: string | undefined
}) => {
  const { t } = useTranslation(['application', 'shell'])
  const ruleTranslations = useRuleTranslations()
  const locale = useLocale()
  const currencyOptions = useCurrencyOptions()
  const choice = form.values['bank'] ?? ''
  const pick = (value: string) => {
    const bank = banks.find((each) => each.swift_code === value)
    form.update((before) => ({
      ...before,
      bank: value,
      swift_code: bank?.swift_code ?? '',
      bank_name: bank?.name_eng ?? '',
      ...(bank ? { region: regionOfSwift(bank.swift_code) ?? before['region'] ?? '' } : {}),
    }))
  }
  // The choice of a bank is no field of the account: without one, the error is that of the SWIFT code.
  const bankMissing =
    choice === '' ? form.errorOf('swift_code', ruleTranslations('unknownOption')) : undefined
  return (
    <>
      <FieldGroup title={t('account.bankGroup')}>
        <SelectField
          wide
          name={choice === '' ? 'swift_code' : 'bank'}
          label={t('account.bank')}
          required
          value={choice}
          onChange={pick}
          placeholder={t('shell:field.choose')}
          error={bankMissing}
          options={[
            ...banks.map((bank) => ({
              value: bank.swift_code,
              label: `${entryName(bank, locale)}  ${bank.swift_code}`,
            })),
            { value: otherBank, label: t('account.otherBank') },
          ]}
        />
        {choice === '' ? null : (
          <>
            <FormText
              path="swift_code"
              label={t('account.swift_code')}
              hint={t('account.swiftHint')}
              read={normalizeCode}
              autoCapitalize="characters"
              autoComplete="off"
              required
            />
            <FormText
              path="bank_name"
              label={t('account.bank_name')}
              hint={t('account.bankNameHint')}
              autoComplete="off"
              required
            />
          </>
        )}
        <ChoiceField path="region" label={t('account.region')} category="country_region" required />
        <FormText
          path="branch"
          label={t('account.branch')}
          hint={t('account.branchHint')}
          autoComplete="off"
          required
        />
        <FormText path="address" label={t('account.address')} autoComplete="off" wide required />
      </FieldGroup>
      <FieldGroup title={t('account.accountGroup')}>
        <FormSelect
          path="relation_type"
          label={t('account.relation_type')}
          options={relationTypes.map((type) => ({ value: type, label: t(`relation.${type}`) }))}
          required
        />
        <FormSelect
          path="currency"
          label={t('account.currency')}
          hint={shopCurrency ? t('account.currencyHint', { currency: shopCurrency }) : undefined}
          options={currencyOptions}
          required
        />
        <FormText
          path="account_name"
          label={t('account.account_name')}
          hint={t('account.accountNameHint')}
          autoComplete="off"
          wide
          required
        />
        <FormText
          path="account_number"
          label={t('account.account_number')}
          hint={savedNumber ? t('account.numberAgain', { masked: savedNumber }) : t('account.numberHint')}
          inputMode="text"
          autoComplete="off"
          maxLength={42}
          wide
          required
        />
      </FieldGroup>
    </>
  )
}
