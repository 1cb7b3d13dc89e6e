import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { signingPageEndpoints } from '#shared/agreements/signing-page.endpoints.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SignaturePad } from './signature-pad.tsx'
import type { Signing, SigningDocument } from './signing-query.ts'
import { useDocumentName } from './use-document-name.ts'

/** Refusals with a specific text in this form. */
const refusedBy = { ruleBroken: 'unread', changedMeanwhile: 'changed', wrongUserStatus: 'resigned' } as const

/** The consent, the typed name, an optional drawn signature, and the button. */
const Consent = ({
  token,
  session,
  signing,
  document,
  onSigned,
  onRefused,
}: {
  token: string
  session: string
  signing: Signing
  document: SigningDocument
  onSigned: () => void
  onRefused: (reason: string) => void
}) => {
  const { t } = useTranslation('signing')
  const nameOf = useDocumentName()
  const form = useForm({
    initial: { consent: false, full_name: '', drawn: '' },
    rulesOf: ({ consent, full_name }) => ({
      ...(consent ? {} : { consent: 'mustAccept' as const }),
      ...(full_name.trim() === '' ? { full_name: 'required' as const } : {}),
    }),
    words: { 'full_name invalid': t('sign.nameDiffers', { name: signing.signer_name }) },
    send: ({ full_name, drawn }) =>
      call(signingPageEndpoints.signAgreement, {
        body: {
          token,
          signing_session: session,
          consent: true,
          document_sha256: document.document_sha256,
          full_name,
          ...(drawn ? { drawn } : {}),
        },
      }),
    onDone: onSigned,
    onRefused: (error) => {
      if (isApiError(error)) onRefused(error.reason)
      return false
    },
  })
  const why = isApiError(form.failure) ? refusedBy[form.failure.reason as keyof typeof refusedBy] : undefined
  return (
    <FormArea form={form} gap="5">
      <CheckboxField
        {...form.tick('consent')}
        label={t(signing.kind === 'guarantee' ? 'sign.consentGuarantee' : 'sign.consent', {
          title: document.title,
          company: signing.company_name,
        })}
      />
      <TextField
        {...form.text('full_name')}
        label={t('sign.name')}
        hint={t('sign.nameHint', { name: signing.signer_name })}
        autoComplete="name"
        required
      />
      {signing.is_drawn ? (
        <Box color="text.quiet" fontSize="sm">
          {t('sign.drawnBefore')}
        </Box>
      ) : (
        <SignaturePad onChange={(path) => form.change('drawn', path)} />
      )}
      {form.failureTranslations ? (
        <Notice tone="negative">{why ? t(`sign.${why}`) : form.failureTranslations}</Notice>
      ) : null}
      <Button type="submit" wide busy={form.busy}>
        {signing.papers.length > 1 ? t('sign.submitOf', { paper: nameOf(signing.kind) }) : t('sign.submit')}
      </Button>
      <Box color="text.quiet" fontSize="sm" textAlign="center">
        {t('sign.recorded')}
      </Box>
    </FormArea>
  )
}

/** The last step, enabled once all clauses are read. */
export const SignStep = ({
  left,
  of,
  onNext,
  children,
  ...consent
}: {
  token: string
  session: string
  signing: Signing
  document: SigningDocument
  onSigned: () => void
  onRefused: (reason: string) => void
  /** The number of unread clauses. */
  left: number
  of: number
  /** Leads to the next unread clause. */
  onNext: () => void
  /** Alternatives to signing. */
  children: ReactNode
}) => {
  const { t } = useTranslation('signing')
  return (
    <Card aria-labelledby="sign-here">
      <chakra.h2 id="sign-here" tabIndex={-1} outline="none" scrollMarginTop="6" fontSize="xl" mb="4">
        {t('sign.title')}
      </chakra.h2>
      {left > 0 ? (
        <Notice
          tone="neutral"
          action={
            <Button size="md" variant="secondary" wraps onClick={onNext}>
              {t('reading.next', { number: of - left + 1 })}
            </Button>
          }
        >
          {t('sign.locked', { of, left })}
        </Notice>
      ) : (
        <Consent {...consent} />
      )}
      <Box mt="4">{children}</Box>
    </Card>
  )
}
