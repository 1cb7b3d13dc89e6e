import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import type { BankAccountInput } from '#shared/application/bank-account.schema.ts'
import { call } from '../../api/call.ts'
import { dropDraft, readDraft, storeDraft } from '../../api/tab-drafts.ts'
import { track } from '../../tracking/track.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { BankAccountFields, type Banks, savedValues } from './bank-account-fields.tsx'
import { accountBody, accountRules, draftedValues, type Values } from './drawdown-account-input.ts'
import type { reusableBusinessInfo } from './known-business.ts'
import { useAfterStep } from './use-after-step.ts'

type Position = ResponseOf<typeof applicationEndpoints.saveDebitAccount>
type SavedAccount = ResponseOf<typeof applicationEndpoints.getDebitAccount>

/** The draft's name. It includes the account number and is deleted once it is sent. */
const draft = applicationEndpoints.saveDebitAccount.name

type BusinessBody = NonNullable<ReturnType<typeof reusableBusinessInfo>>

/** Saves the business information; if it fails, the seller goes on with the screen that asks for it. */
const takeOver = async (body: BusinessBody): Promise<Position | undefined> => {
  try {
    const position = await call(applicationEndpoints.saveBusinessInformation, { body })
    track('submit_application', 'facility')
    return position
  } catch {
    return undefined
  }
}

/** The form for the payout account. */
export const DrawdownAccountForm = ({
  banks,
  saved,
  companyName,
  shopCurrency,
  business,
}: {
  banks: Banks
  saved: SavedAccount
  companyName: string | null
  /** The currency that the shops sell in, in which the money will arrive. */
  shopCurrency: string | undefined
  /** KYC's business information, which the application takes over unchanged. */
  business: BusinessBody | undefined
}) => {
  const { t } = useTranslation('application')
  const done = useAfterStep()
  const form = useForm<Values, Position>({
    initial: () => ({
      relation_type: 'company',
      account_name: companyName ?? '',
      currency: shopCurrency ?? '',
      ...savedValues(saved, banks),
      ...draftedValues(readDraft(draft)),
    }),
    rulesOf: accountRules,
    send: (values) =>
      call(applicationEndpoints.saveDebitAccount, { body: accountBody(values) as BankAccountInput }),
    onType: (values) => storeDraft(draft, values),
    onDone: async (position) => {
      dropDraft(draft)
      done(business ? ((await takeOver(business)) ?? position) : position)
    },
  })
  return (
    <Card>
      <FormArea form={form}>
        <BankAccountFields
          form={form}
          banks={banks}
          savedNumber={saved?.account_number}
          shopCurrency={shopCurrency}
        />
        {business ? <Box color="text.quiet">{t('account.businessKept')}</Box> : null}
        {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
        <Flex justify={{ md: 'flex-end' }}>
          <Button type="submit" busy={form.busy} w={{ base: 'full', md: 'auto' }}>
            {t('saveAndGo')}
          </Button>
        </Flex>
      </FormArea>
    </Card>
  )
}
