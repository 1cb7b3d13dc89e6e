import { Box, Flex } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type KycSections, kycSectionNames } from '#shared/kyc/kyc-sections.schema.ts'
import { isApiError } from '../../api/api-error.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useRuleTranslations } from '../../api/use-rule-translations.ts'
import { paths } from '../../app/paths.ts'
import { withTranslations } from '../../i18n/i18n.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MobileNeededSlot } from '../account/profile/mobile-needed-slot.tsx'
import { AdministratorNeededSlot } from '../companies/administrator-needed-slot.tsx'
import { FieldErrorList } from './field-error-list.tsx'
import { useFieldLabel } from './field-labels.ts'
import { differenceOf, KycDifference, sectionsOf } from './kyc-difference.tsx'
import { sectionData } from './kyc-drafts.ts'
import { KycSummary } from './kyc-summary.tsx'
import type { KycForm } from './use-kyc-form.ts'

const loadJoinDialog = withTranslations(
  ['companies', 'fieldRules'],
  () => import('../companies/join-company-dialog.tsx'),
)
const JoinCompanyDialog = lazy(async () => ({ default: (await loadJoinDialog()).JoinCompanyDialog }))

/** The summary of all data, missing fields, and the submission. */
export const KycReviewStep = ({ form, isReturned }: { form: KycForm; isReturned: boolean }) => {
  const { t } = useTranslation('kyc')
  const failureTranslations = useFailureTranslations()
  const ruleTranslations = useRuleTranslations()
  const labelOf = useFieldLabel()
  const [confirmed, setConfirmed] = useState(false)
  const [isJoining, setJoining] = useState(false)
  const wrongArea = useRef<HTMLDivElement>(null)
  const { wrong, error, attempts } = form
  const [attemptsBefore] = useState(attempts)
  const hasTried = attempts > attemptsBefore
  const wrongCount = Object.keys(wrong).length
  useEffect(() => {
    if (attempts > attemptsBefore) wrongArea.current?.focus()
  }, [attempts, attemptsBefore])

  const fileName = (id: string) => form.files.fileOf(id)?.name ?? id
  const after = Object.fromEntries(
    kycSectionNames.map((section) => [section, sectionData(form.values, section)]),
  ) as KycSections
  const changes = differenceOf(form.inForce, after, form.hidden)

  const isUnchanged = form.isUntouched || (form.inForce !== null && changes.length === 0)
  const left = Object.keys(form.returned)

  const press = () => {
    if (confirmed) form.submit()
    else form.check()
  }
  // Wrong fields are in the list above; other refusals have texts of their own.
  const isListed = isApiError(error) && error.reason === 'invalidInput' && error.errors.length > 0
  return (
    <>
      <AdministratorNeededSlot act={form.inForce ? 'change' : 'kyc'} />
      <MobileNeededSlot />
      <Box ref={wrongArea} tabIndex={-1} outline="none">
        {wrongCount > 0 ? (
          <FieldErrorList words={wrong} tone={hasTried ? 'negative' : 'waiting'} />
        ) : isUnchanged ? (
          <Notice tone="waiting">{ruleTranslations('nothingChanged')}</Notice>
        ) : isReturned ? null : (
          <Notice tone="positive" title={t('review.completeTitle')}>
            {t('review.completeText')}
          </Notice>
        )}
      </Box>
      {form.inForce && changes.length > 0 ? (
        <Card dense>
          <CardTitle mb="2">{t('difference.title')}</CardTitle>
          <KycDifference
            changes={changes}
            before={sectionsOf(form.inForce)}
            after={after}
            fileName={fileName}
          />
        </Card>
      ) : null}
      <KycSummary drafts={form.hidden.withMasks(form.values)} fileName={fileName} editable />
      <CheckboxField
        label={t('review.confirm')}
        checked={confirmed}
        onChange={setConfirmed}
        error={hasTried && !confirmed && wrongCount === 0 ? ruleTranslations('required') : undefined}
      />
      {error && !isListed ? (
        <Notice
          tone="negative"
          action={
            isApiError(error) && error.reason === 'invitationNeeded' ? (
              <Button variant="secondary" size="md" onClick={() => setJoining(true)}>
                {t('review.join')}
              </Button>
            ) : undefined
          }
        >
          {isApiError(error) ? failureTranslations(error) : t('save.failed')}
        </Notice>
      ) : null}
      {isJoining ? (
        <Suspense>
          <JoinCompanyDialog open onClose={() => setJoining(false)} />
        </Suspense>
      ) : null}
      {left.length > 0 ? (
        <Notice tone="waiting">
          {t('returned.left', { count: left.length, fields: left.map(labelOf).join(t('listComma')) })}
        </Notice>
      ) : null}
      <Flex direction={{ base: 'column-reverse', md: 'row' }} gap="3" justify="space-between">
        <ButtonLink to={paths.companyStep('documents')} variant="secondary">
          {t('back')}
        </ButtonLink>
        <Button onClick={press} busy={form.busy} disabled={isUnchanged || left.length > 0}>
          {t('review.submit')}
        </Button>
      </Flex>
    </>
  )
}
