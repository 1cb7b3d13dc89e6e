import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { isApiError } from '../../../api/api-error.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import type { useForm } from '../../../ui/form/use-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { type PersonProof, readIdSuffix } from './proof-rules.ts'
import { useCountdown } from './use-countdown.ts'

/** The wait after the server has refused because a code was sent just now. */
const pauseSeconds = 60

interface SentCode {
  readonly to_masked: string
  readonly resend_after_seconds: number
  readonly valid_for_seconds: number
}

type ProofForm = Pick<ReturnType<typeof useForm<PersonProof>>, 'text' | 'errorOf' | 'forget' | 'values'>

/** Requests a code to an address that the server knows, and counts down until another may be requested. */
export const useRequestedCode = (send: () => Promise<SentCode>, { forget }: Pick<ProofForm, 'forget'>) => {
  const input = useRef<HTMLInputElement>(null)
  const { left, begin } = useCountdown()
  const sending = useMutation({
    mutationFn: send,
    onSuccess: ({ resend_after_seconds }) => {
      begin(resend_after_seconds)
      forget('code')
      input.current?.focus()
    },
    onError: (error) => {
      if (isApiError(error) && error.reason === 'waitBeforeResending') begin(pauseSeconds)
    },
  })
  return { input, left, sent: sending.data, sending }
}

/** The fields by which a person proves who they are, with the button that sends the code. */
export const PersonProofFields = ({
  form,
  requested: { input, left, sent, sending },
  asksEnd = true,
  words,
}: {
  form: ProofForm
  requested: ReturnType<typeof useRequestedCode>
  asksEnd?: boolean
  words: {
    readonly code: string
    readonly codeHint: string
    sent: (values: { to: string; minutes: number }) => string
    readonly send: string
    readonly resend: string
    resendIn: (values: { seconds: number }) => string
    readonly end: string
    readonly endHint: string
  }
}) => {
  const failureTranslations = useFailureTranslations()
  return (
    <>
      <TextField
        {...form.text('code')}
        ref={input}
        label={words.code}
        hint={
          sent
            ? words.sent({ to: sent.to_masked, minutes: Math.round(sent.valid_for_seconds / 60) })
            : words.codeHint
        }
        // An empty field needs no error of its own if the code could not be sent: the failed sending is the cause.
        error={
          sending.isError && form.values.code === ''
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
            {left > 0 ? words.resendIn({ seconds: left }) : sent ? words.resend : words.send}
          </Button>
        }
      />
      {asksEnd ? (
        <TextField
          {...form.text('id_last_four')}
          label={words.end}
          hint={words.endHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          read={readIdSuffix}
          required
        />
      ) : null}
    </>
  )
}
