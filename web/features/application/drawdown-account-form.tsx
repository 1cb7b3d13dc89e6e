import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import type { BankAccountInput } from '#shared/application/bank-account.schema.ts'
import { currencies } from '#shared/money/currency.ts'
import { call } from '../../api/call.ts'
import { dropDraft, keepDraft, readDraft } from '../../api/tab-drafts.ts'
import { intlLocale } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldGroup, FormArea } from '../../ui/form/form-area.tsx'
import { FormSelect, FormText } from '../../ui/form/form-fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ChoiceField } from '../kyc/choice-field.tsx'
import { readCode } from '../kyc/read-typed.ts'
import { entryName } from '../kyc/use-choices.ts'
import {
  accountBody,
  accountRules,
  draftedValues,
  otherBank,
  regionOfSwift,
  relationTypes,
  type Values,
} from './drawdown-account-input.ts'
import { useStepDone } from './use-step-done.ts'

type Banks = ResponseOf<typeof applicationEndpoints.listBanks>
type Position = ResponseOf<typeof applicationEndpoints.saveDebitAccount>
type SavedAccount = ResponseOf<typeof applicationEndpoints.getDebitAccount>

/** Where what is typed is kept until it is sent. The number is kept with it, and no longer. */
const draft = applicationEndpoints.saveDebitAccount.name

/** Names of currencies by the locale's own rules, after the code: "GBP 英镑". */
const useCurrencyOptions = () => {
  const locale = useLocale()
  const names = new Intl.DisplayNames(intlLocale[locale], { type: 'currency' })
  return currencies.map((code) => ({ value: code, label: `${code} ${names.of(code)}` }))
}

/** The account that drawdowns are paid into. A listed bank fills in its code and name. */
export const DrawdownAccountForm = ({
  banks,
  saved,
  companyName,
  shopCurrency,
}: {
  banks: Banks
  saved: SavedAccount
  companyName: string | null
  /** What the shops sell in, which the money will come in. */
  shopCurrency: string | undefined
}) => {
  const { t } = useTranslation(['application', 'shell'])
  const locale = useLocale()
  const currencyOptions = useCurrencyOptions()
  const done = useStepDone()
  const { account_number: savedNumber, ...savedDetails } = saved ?? { account_number: '' }
  const isListed = banks.some((bank) => bank.swift_code === saved?.swift_code)
  const form = useForm<Values, Position>({
    initial: () => ({
      relation_type: 'company',
      account_name: companyName ?? '',
      currency: shopCurrency ?? '',
      ...Object.fromEntries(Object.entries(savedDetails).filter(([, value]) => typeof value === 'string')),
      // The number itself never comes back from the server: it has to be typed once more.
      account_number: '',
      bank: saved ? (isListed ? saved.swift_code : otherBank) : '',
      ...draftedValues(readDraft(draft)),
    }),
    rulesOf: accountRules,
    send: (values) =>
      call(applicationEndpoints.saveDebitAccount, { body: accountBody(values) as BankAccountInput }),
    onType: (values) => keepDraft(draft, values),
    onDone: (position) => {
      dropDraft(draft)
      done(position)
    },
  })
  const choice = String(form.values['bank'])
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
  // Which bank is picked is no field of the account: without one, the code that it would fill in is what is missing.
  const bankMissing = choice === '' ? form.errorOf('swift_code') : undefined
  return (
    <Card>
      <FormArea form={form}>
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
                read={readCode}
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
            hint={saved ? t('account.numberAgain', { masked: savedNumber }) : t('account.numberHint')}
            inputMode="text"
            autoComplete="off"
            maxLength={42}
            wide
            required
          />
        </FieldGroup>
        {form.failureWords ? <Notice tone="negative">{form.failureWords}</Notice> : null}
        <Flex justify={{ md: 'flex-end' }}>
          <Button type="submit" busy={form.busy} w={{ base: 'full', md: 'auto' }}>
            {t('saveAndGo')}
          </Button>
        </Flex>
      </FormArea>
    </Card>
  )
}
