import { Box, chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { signingPageEndpoints } from '#shared/agreements/signing-page.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCountdown } from '../account/codes/use-countdown.ts'
import { SignHeading } from './sign-heading.tsx'
import type { Signing } from './signing-query.ts'
import { useNameOfPaper } from './use-name-of-paper.ts'

const { sendSigningCode, identifySigner } = signingPageEndpoints

/** The wait after the server has refused because a code was sent just now. */
const pauseSeconds = 60
const codeLength = 6
const endLength = 4

const latin = (typed: string): string => compactCode(typed).toUpperCase()

const codeRule = (code: string): Record<string, 'required' | 'codeInvalid'> =>
  code === ''
    ? { code: 'required' }
    : new RegExp(`^\\d{${codeLength}}$`).test(code)
      ? {}
      : { code: 'codeInvalid' }

const endRule = (end: string): Record<string, 'required' | 'invalid'> =>
  end === ''
    ? { id_last_four: 'required' }
    : new RegExp(`^[A-Z\\d]{${endLength}}$`).test(end)
      ? {}
      : { id_last_four: 'invalid' }

/** Requests a code, and counts down until another may be requested. */
const useCode = (token: string, onSent: () => void) => {
  const { left, begin } = useCountdown()
  const sending = useMutation({
    mutationFn: () => call(sendSigningCode, { body: { token } }),
    onSuccess: ({ resend_after_seconds }) => {
      begin(resend_after_seconds)
      onSent()
    },
    onError: (error) => {
      if (isApiError(error) && error.reason === 'waitBeforeResending') begin(pauseSeconds)
    },
  })
  return { left, sending }
}

/**
 * Identifies the signer before anything of the document is shown: by a code sent to their phone or email, and the last
 * characters of their identity document.
 */
export const IdentifyStep = ({
  token,
  signing,
  isAgain,
  onIdentified,
}: {
  token: string
  signing: Signing
  /** True after an expired signing session. */
  isAgain: boolean
  onIdentified: (session: ResponseOf<typeof identifySigner>) => void
}) => {
  const { t } = useTranslation('signing')
  const nameOf = useNameOfPaper()
  const failureTranslations = useFailureTranslations()
  const codeInput = useRef<HTMLInputElement>(null)
  const { by, to_masked: to, asks_id_last_four: asksEnd } = signing.identification
  const form = useForm({
    initial: { code: '', id_last_four: '' },
    rulesOf: ({ code, id_last_four }) => ({
      ...codeRule(compactCode(code)),
      ...(asksEnd ? endRule(latin(id_last_four)) : {}),
    }),
    words: {
      'code codeInvalid': t('identify.codeWrong'),
      'code codeExpired': t('identify.codeExpired'),
      'id_last_four invalid': t('identify.idWrong'),
    },
    fieldOf: { codeExpired: 'code' },
    send: ({ code, id_last_four }) =>
      call(identifySigner, {
        body: {
          token,
          code: compactCode(code),
          ...(asksEnd ? { id_last_four: latin(id_last_four) } : {}),
        },
      }),
    onDone: onIdentified,
  })
  const { left, sending } = useCode(token, () => {
    form.forget('code')
    codeInput.current?.focus()
  })
  const sent = sending.data
  return (
    <>
      <SignHeading
        title={t('identify.title')}
        lead={t('identify.lead', {
          company: signing.company_name,
          name: signing.signer_name,
          title:
            signing.papers.length > 1
              ? signing.papers.map(({ kind }) => nameOf(kind)).join(t('papers.separator'))
              : signing.title,
        })}
      />
      {isAgain ? <Notice tone="waiting">{t('identify.again')}</Notice> : null}
      {by === 'mail' ? (
        <Notice tone="waiting" title={t('identify.weakerTitle')}>
          {t('identify.weaker')}
        </Notice>
      ) : null}
      <Card>
        <chakra.p mb="5">{t(by === 'sms' ? 'identify.bySms' : 'identify.byMail', { to })}</chakra.p>
        <FormArea form={form} gap="5">
          <TextField
            {...form.text('code')}
            ref={codeInput}
            label={t('identify.code')}
            hint={
              sent
                ? t('identify.sent', {
                    to: sent.to_masked,
                    minutes: Math.round(sent.valid_for_seconds / 60),
                  })
                : t('identify.codeHint')
            }
            // An empty field needs no error of its own if the code could not be sent: the failed sending is the cause.
            error={
              sending.isError && form.valueOf('code') === ''
                ? failureTranslations(sending.error)
                : form.errorOf('code')
            }
            inputMode="numeric"
            autoComplete="one-time-code"
            read={compactCode}
            required
            beside={
              <Button
                variant={sent ? 'secondary' : 'primary'}
                size="sm"
                h="control"
                flex="none"
                minW="128px"
                fontVariantNumeric="tabular-nums"
                disabled={left > 0}
                busy={sending.isPending}
                onClick={() => sending.mutate()}
              >
                {left > 0
                  ? t('identify.resendIn', { seconds: left })
                  : t(sent ? 'identify.resend' : 'identify.send')}
              </Button>
            }
          />
          {asksEnd ? (
            <TextField
              {...form.text('id_last_four')}
              label={t('identify.idLastFour')}
              hint={t('identify.idHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              read={latin}
              required
            />
          ) : null}
          {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
          <Button type="submit" wide variant={sent ? 'primary' : 'secondary'} busy={form.busy}>
            {t('identify.submit')}
          </Button>
          <Box color="text.quiet" fontSize="sm">
            {t('identify.recorded')}
          </Box>
        </FormArea>
      </Card>
    </>
  )
}
