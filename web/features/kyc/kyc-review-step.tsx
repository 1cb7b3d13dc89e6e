import { Box, Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { useRuleWords } from '../../api/use-rule-words.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { companyProfileQuery } from '../companies/companies-queries.ts'
import { draftPath } from './kyc-drafts.ts'
import { kycQuery } from './kyc-queries.ts'
import { KycSummary } from './kyc-summary.tsx'
import type { KycForm } from './use-kyc-form.ts'
import { WrongList } from './wrong-list.tsx'

/** Everything at a glance, what is still missing, and handing it in. */
export const KycReviewStep = ({ kycId, form }: { kycId: string; form: KycForm }) => {
  const { t } = useTranslation('kyc')
  const { messageOf } = useFailureWords()
  const { ruleMessage } = useRuleWords()
  const queryClient = useQueryClient()
  const [confirmed, setConfirmed] = useState(false)
  const [tried, setTried] = useState(0)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const wrongArea = useRef<HTMLDivElement>(null)
  const { drafts, broken, tell } = form
  const wrong = { ...broken, ...refused }
  const wrongCount = Object.keys(wrong).length

  const submit = useMutation({
    mutationFn: async () => {
      if (!(await form.saveNow())) throw new Error('what was typed could not be saved')
      return call(kycEndpoints.submitKyc, { body: { id: kycId } })
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries(kycQuery(kycId)),
        queryClient.invalidateQueries(companyProfileQuery),
      ]),
    onError: (error) => {
      if (!isApiError(error) || error.errors.length === 0) return
      const rules = Object.fromEntries(error.errors.map(({ field, rule }) => [draftPath(field), rule]))
      setRefused(rules)
      tell(rules)
      setTried((before) => before + 1)
    },
  })
  useEffect(() => {
    if (tried > 0) wrongArea.current?.focus()
  }, [tried])

  const press = () => {
    form.attempt()
    setTried((before) => before + 1)
    if (Object.keys(broken).length > 0 || !confirmed) return
    setRefused({})
    submit.mutate()
  }
  // The list above says it all when fields are wrong; the other refusals have words of their own.
  const isListed =
    isApiError(submit.error) && submit.error.reason === 'invalidInput' && submit.error.errors.length > 0
  return (
    <>
      <Box ref={wrongArea} tabIndex={-1} outline="none">
        {wrongCount > 0 ? (
          <WrongList rules={wrong} wordsOf={form.ruleWords} tone={tried > 0 ? 'negative' : 'waiting'} />
        ) : (
          <Notice tone="positive" title={t('review.completeTitle')}>
            {t('review.completeText')}
          </Notice>
        )}
      </Box>
      <KycSummary drafts={drafts} fileName={(id) => form.files.fileOf(id)?.name ?? id} editable />
      <CheckboxField
        label={t('review.confirm')}
        checked={confirmed}
        onChange={setConfirmed}
        error={tried > 0 && !confirmed && wrongCount === 0 ? ruleMessage('required') : undefined}
      />
      {submit.isError && !isListed ? (
        <Notice tone="negative">
          {isApiError(submit.error) ? messageOf(submit.error) : t('save.failed')}
        </Notice>
      ) : null}
      <Flex direction={{ base: 'column-reverse', md: 'row' }} gap="3" justify="space-between">
        <ButtonLink to={paths.companyStep('documents')} variant="secondary">
          {t('back')}
        </ButtonLink>
        <Button onClick={press} busy={submit.isPending}>
          {t('review.submit')}
        </Button>
      </Flex>
    </>
  )
}
