import { Box } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { signAgreementBody } from '#shared/agreements/signing-form.schema.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { brokenRules } from '../../api/check-input.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { FormText } from '../../ui/form/form-fields.tsx'
import { useFormField } from '../../ui/form/form-state.ts'
import { useCheckedForm } from '../../ui/form/use-checked-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { type Signing, signingQuery } from './signing-query.ts'

const Acceptance = ({ title }: { title: string }) => {
  const { t } = useTranslation('agreements')
  const { text, error, change } = useFormField('accepted')
  return (
    <Box data-field="accepted">
      <CheckboxField
        name="accepted"
        label={t('form.accept', { title })}
        checked={text !== ''}
        onChange={(checked) => change(checked ? 'yes' : '')}
        error={error}
      />
    </Box>
  )
}

/** Signing: the name, the tick, and the one button. */
export const SignForm = ({
  token,
  signing,
  onSigned,
}: {
  token: string
  signing: Signing
  onSigned: (answer: { completed: boolean }) => void
}) => {
  const { t } = useTranslation('agreements')
  const { messageOf } = useFailureWords()
  const queryClient = useQueryClient()
  const bodyOf = (values: Readonly<Record<string, unknown>>) => ({
    token,
    full_name: String(values['full_name'] ?? ''),
    accepted: values['accepted'] === 'yes',
  })
  const form = useCheckedForm({
    initial: { full_name: '', accepted: '' },
    rulesOf: (values) => brokenRules(signAgreementBody, bodyOf(values)),
    wordsOf: (path, rule) =>
      path === 'full_name' && rule === 'invalid'
        ? t('form.nameDiffers', { name: signing.signer_name })
        : undefined,
  })
  const sign = useMutation({
    mutationFn: () =>
      call(agreementsEndpoints.signAgreement, {
        body: { token, full_name: String(form.values['full_name']), accepted: true },
      }),
    onSuccess: (answer) => {
      queryClient.setQueryData(signingQuery(token).queryKey, (before) =>
        before ? { ...before, sign_status: answer.sign_status, signed_at: answer.signed_at } : before,
      )
      onSigned(answer)
      window.scrollTo({ top: 0 })
    },
    onError: (error) => form.tellRefusal(error),
  })
  const isUnplaced = sign.isError && !(isApiError(sign.error) && sign.error.errors.length > 0)
  return (
    <Card id="sign-here">
      <CardTitle>{t('form.title')}</CardTitle>
      <FormArea state={form.state} attempts={form.attempts} onSubmit={() => form.submit(() => sign.mutate())}>
        <Box display="grid" gap="4">
          <FormText
            path="full_name"
            label={t('form.name')}
            hint={t('form.nameHint', { name: signing.signer_name })}
            autoComplete="name"
            required
          />
          <Acceptance title={signing.agreement.title} />
          {isUnplaced ? <Notice tone="negative">{messageOf(sign.error)}</Notice> : null}
          <Button type="submit" wide busy={sign.isPending}>
            {t('form.sign')}
          </Button>
          <Box color="text.quiet" fontSize="sm" textAlign="center">
            {t('form.recorded')}
          </Box>
        </Box>
      </FormArea>
    </Card>
  )
}
