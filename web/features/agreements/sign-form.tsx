import { Box } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { signingEndpoints } from '#shared/agreements/signing.endpoints.ts'
import { signAgreementBody } from '#shared/agreements/signing-form.schema.ts'
import { call } from '../../api/call.ts'
import { brokenRules } from '../../api/check-input.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Signing, signingQuery } from './signing-query.ts'

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
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { full_name: '', accepted: false },
    rulesOf: (values) => brokenRules(signAgreementBody, { token, ...values }),
    words: { 'full_name invalid': t('form.nameDiffers', { name: signing.signer_name }) },
    send: ({ full_name }) =>
      call(signingEndpoints.signAgreement, { body: { token, full_name, accepted: true } }),
    onDone: (answer) => {
      queryClient.setQueryData(signingQuery(token).queryKey, (before) =>
        before ? { ...before, sign_status: answer.sign_status, signed_at: answer.signed_at } : before,
      )
      onSigned(answer)
      window.scrollTo({ top: 0 })
    },
  })
  return (
    <Card id="sign-here">
      <CardTitle>{t('form.title')}</CardTitle>
      <FormArea form={form}>
        <Box display="grid" gap="4">
          <TextField
            {...form.text('full_name')}
            label={t('form.name')}
            hint={t('form.nameHint', { name: signing.signer_name })}
            autoComplete="name"
            required
          />
          <CheckboxField
            {...form.tick('accepted')}
            label={t('form.accept', { title: signing.agreement.title })}
          />
          {form.failureWords ? <Notice tone="negative">{form.failureWords}</Notice> : null}
          <Button type="submit" wide busy={form.busy}>
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
