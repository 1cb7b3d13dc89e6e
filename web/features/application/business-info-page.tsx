import { Box, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { call } from '../../api/call.ts'
import { paths } from '../../app/paths.ts'
import { track } from '../../tracking/track.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { FailurePage } from '../../ui/failure.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { BusinessInfoFields } from '../kyc/business-info-fields.tsx'
import { BusinessSummary } from '../kyc/business-summary.tsx'
import { businessFields, type FieldValues } from '../kyc/kyc-drafts.ts'
import { ApplicationFrame, ApplicationSkeleton, Aside } from './application-frame.tsx'
import { type BusinessInformation, businessBody, businessRules, useKnownBusiness } from './known-business.ts'
import { useAfterStep } from './use-after-step.ts'

const section = 'business_info'

/** The API's field paths lack the section that the form's fields include. */
const pathOf = (field: string) => (field === '' || field === 'body' ? section : `${section}.${field}`)

const rulesOf = ({ business_info: values }: { business_info: FieldValues }) =>
  Object.fromEntries(Object.entries(businessRules(values)).map(([field, rule]) => [pathOf(field), rule]))

/** True if the saved values can be submitted unchanged. */
const isComplete = (values: { business_info: FieldValues }) => Object.keys(rulesOf(values)).length === 0

const BusinessInfoForm = ({ begin, isKnown }: { begin: BusinessInformation | null; isKnown: boolean }) => {
  const { t } = useTranslation(['application', 'kyc'])
  const done = useAfterStep()
  const [initial] = useState({ [section]: businessFields(begin) })
  const [isRead, setRead] = useState(isKnown && isComplete(initial))
  const fields = useRef<HTMLDivElement>(null)
  // The clicked button is gone, so the focus moves to the form.
  const change = () => {
    setRead(false)
    requestAnimationFrame(() => fields.current?.querySelector('input')?.focus())
  }
  const form = useForm({
    initial,
    rulesOf,
    words: { 'business_info atLeastOne': t('kyc:wrong.nothingFilled') },
    pathOf,
    send: (values) =>
      call(applicationEndpoints.saveBusinessInformation, { body: businessBody(values[section]) }),
    onDone: (position) => {
      track('submit_application', 'facility')
      done(position)
    },
  })
  return (
    <Card>
      <FormArea form={form}>
        {isRead ? (
          <Box>
            <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4" mb="1">
              <CardTitle mb="0">{t('business.knownTitle')}</CardTitle>
              <TextButton minH="touch" onClick={change}>
                {t('business.change')}
              </TextButton>
            </Flex>
            <BusinessSummary values={form.values[section]} />
          </Box>
        ) : (
          <Box ref={fields} display="grid" gap="inherit">
            <BusinessInfoFields />
          </Box>
        )}
        {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
        <Flex direction={{ base: 'column-reverse', md: 'row' }} gap="3" justify="space-between">
          <ButtonLink to={paths.registerDrawdownAccount()} variant="secondary">
            {t('back')}
          </ButtonLink>
          <Button type="submit" busy={form.busy}>
            {t(isRead ? 'business.unchanged' : 'saveAndGo')}
          </Button>
        </Flex>
      </FormArea>
    </Card>
  )
}

/** The company's business information. Data given for KYC is shown read-only and not requested again. */
export const Component = () => {
  const { t } = useTranslation('application')
  const { information, isPending, known, isOfKyc } = useKnownBusiness()
  if (information.isError && !information.isFetching) return <FailurePage of={information} />
  if (isPending) return <ApplicationSkeleton />
  return (
    <ApplicationFrame
      step="business"
      title={t('business.title')}
      lead={t(isOfKyc ? 'business.knownLead' : 'business.lead')}
      aside={<Aside title={t('business.whyTitle')}>{t('business.why')}</Aside>}
    >
      <BusinessInfoForm begin={known} isKnown={isOfKyc} />
    </ApplicationFrame>
  )
}
