import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { ShieldIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Steps } from '../../ui/steps.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { BusinessInfoFields } from './business-info-fields.tsx'
import { CompanyInfoFields } from './company-info-fields.tsx'
import { DocumentsFields } from './documents-fields.tsx'
import { EditConflictNotice } from './edit-conflict-notice.tsx'
import type { KycDetail } from './kyc-drafts.ts'
import { KycReviewStep } from './kyc-review-step.tsx'
import { isOnboardingStep, type OnboardingStep, onboardingSteps, sectionOfStep } from './onboarding-steps.ts'
import { PersonsFields } from './persons-fields.tsx'
import { ReturnedNotice } from './returned-notice.tsx'
import { ReviewHistory } from './review-history.tsx'
import { SaveStatus } from './save-status.tsx'
import { type KycForm, useKycForm } from './use-kyc-form.ts'
import { useRiskPoints } from './use-risk-points.ts'

const SectionStep = ({ step, form }: { step: Exclude<OnboardingStep, 'review'>; form: KycForm }) => {
  const { t } = useTranslation('kyc')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [hasTried, setTried] = useState(false)
  const section = sectionOfStep[step]
  const at = onboardingSteps.indexOf(step)
  const previous = onboardingSteps[at - 1]
  const next = onboardingSteps[at + 1] ?? 'review'
  const isWrong = Object.keys(form.wrong).some((path) => path.startsWith(section))
  const goOn = () => {
    if (step === 'company') form.suggestYears()
    void form.saveNow()
    void navigate(paths.companyStep(next))
  }
  const press = () => {
    setTried(true)
    if (form.check(section)) goOn()
  }
  const fields: Record<typeof step, ReactNode> = {
    company: <CompanyInfoFields platformNumbers={form.platformNumbers} />,
    business: <BusinessInfoFields />,
    people: <PersonsFields form={form} />,
    documents: <DocumentsFields form={form} />,
  }
  return (
    <Card>
      <FormArea form={form} focusPath={query.get('field')} onSubmit={press}>
        {section !== 'business_info' && form.returned[section] ? (
          <Notice tone="negative">{form.returned[section]}</Notice>
        ) : null}
        {fields[step]}
        <Box borderTopWidth="1px" borderColor="border.hairline" pt="5">
          {hasTried && isWrong ? (
            <Box mb="4">
              <Notice tone="waiting">{t('wrong.later')}</Notice>
            </Box>
          ) : null}
          <Flex direction={{ base: 'column-reverse', md: 'row' }} gap="3" align={{ md: 'center' }}>
            {previous ? (
              <ButtonLink to={paths.companyStep(previous)} variant="secondary">
                {t('back')}
              </ButtonLink>
            ) : null}
            <Box flex="1" display={{ base: 'none', md: 'block' }} />
            {isWrong ? (
              <Button variant="quiet" onClick={goOn}>
                {t('later')}
              </Button>
            ) : null}
            <Button type="submit">{t('next')}</Button>
          </Flex>
        </Box>
      </FormArea>
    </Card>
  )
}

const Aside = ({ step, form }: { step: OnboardingStep; form: KycForm }) => {
  const { t } = useTranslation('kyc')
  return (
    <chakra.aside position={{ lg: 'sticky' }} top="24" display="grid" gap="5" color="text.quiet">
      <Box borderLeftWidth="3px" borderColor="action.border" pl="4">
        <Box color="text.main" fontWeight="semibold" mb="1">
          {t(`why.${step}.title`)}
        </Box>
        {t(`why.${step}.text`)}
      </Box>
      <Flex gap="3" align="flex-start">
        <chakra.span color="positive.text" flex="none" pt="2px">
          <ShieldIcon />
        </chakra.span>
        <span>{t('privacy')}</span>
      </Flex>
      <SaveStatus form={form} />
    </chakra.aside>
  )
}

/** The onboarding wizard. The step is in the address, so that links and the back button work. */
export const OnboardingWizard = ({ kyc }: { kyc: KycDetail }) => {
  const { t } = useTranslation('kyc')
  const [query] = useSearchParams()
  const asked = query.get('step')
  const step = isOnboardingStep(asked) ? asked : 'company'
  const form = useKycForm(kyc)
  const notePasted = useRiskPoints(step)
  useEffect(() => {
    if (!query.has('field')) window.scrollTo({ top: 0 })
  }, [query])
  return (
    <Page>
      <PageHeader
        title={t(kyc.in_force ? 'change.begin' : 'title')}
        lead={t(kyc.in_force ? 'change.lead' : 'lead')}
        actions={kyc.in_force ? <TextLink to={paths.company()}>{t('change.back')}</TextLink> : undefined}
      />
      {form.isOvertaken ? <EditConflictNotice id={kyc.id} /> : null}
      {kyc.status === 'returned' ? <ReturnedNotice kyc={kyc} form={form} /> : null}
      <Steps
        current={onboardingSteps.indexOf(step)}
        steps={onboardingSteps.map((each) => ({ label: t(`step.${each}`) }))}
      />
      <Box
        display="grid"
        gap={{ base: '6', lg: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' }}
        alignItems="start"
      >
        <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" minW="0" onPaste={notePasted}>
          {step === 'review' ? (
            <KycReviewStep form={form} isReturned={kyc.status === 'returned'} />
          ) : (
            <SectionStep key={step} step={step} form={form} />
          )}
        </Box>
        <Box display="grid" gap="5">
          <Aside step={step} form={form} />
          <ReviewHistory kyc={kyc} />
        </Box>
      </Box>
      {form.viewer}
    </Page>
  )
}
