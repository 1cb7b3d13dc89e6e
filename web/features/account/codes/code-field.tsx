import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import type { CaptchaResponse } from '../captcha/use-captcha.ts'
import { useThrottledSend } from './use-throttled-send.ts'

export interface CodeFieldProps {
  label: string
  name: string
  value: string
  onChange: (code: string) => void
  /** The form's error about the code; the form clears it on `onSending`. */
  error?: string | undefined
  /** Sends a code, with the captcha if one was required. */
  send: (captcha: CaptchaResponse | undefined) => Promise<{ readonly resend_after_seconds: number }>
  /** The call that sends the code, with its own texts for failures. */
  sentBy: 'send-phone-code' | 'send-email-code'
  /** True once the destination is valid. */
  ready: boolean
  /** The phone number or email address that receives the code. */
  destination: string
  /** Called when a code is requested. */
  onSending?: () => void
  /** True for a refusal that the form shows elsewhere, such as at the address. */
  isToldElsewhere?: (error: unknown) => boolean
}

/**
 * A field for the six digits of a code sent by SMS or mail, with the button that sends it. It is enabled for a valid
 * destination and after the wait, and shows a captcha once the server requires one. A new destination resets it.
 */
export const CodeField = (props: CodeFieldProps) => <CodeOf key={props.destination} {...props} />

const isTyping = (form: HTMLFormElement | null): boolean =>
  form?.querySelector('input:focus, select:focus') != null

const CodeOf = ({
  label,
  name,
  value,
  onChange,
  error,
  send,
  sentBy,
  ready,
  destination,
  onSending,
  isToldElsewhere,
}: CodeFieldProps) => {
  const { t } = useTranslation('account')
  const failureTranslations = useFailureTranslations()
  const input = useRef<HTMLInputElement>(null)
  const { press, left, captcha, answer, isPending, failure } = useThrottledSend(send, {
    onSent: () => {
      // The button becomes disabled and would lose the focus. If the user is typing in another field, the focus stays
      // there.
      if (!isTyping(input.current?.form ?? null)) input.current?.focus()
    },
  })
  const ask = () => {
    if (!ready) return
    onSending?.()
    press()
  }
  const whyNotSent =
    failure && !isPending && !isToldElsewhere?.(failure) ? failureTranslations(failure, sentBy) : undefined
  const buttonTranslations = () => {
    if (left > 0) return t('field.resendIn', { seconds: left })
    return answer ? t('field.resend') : t('field.sendCode')
  }
  return (
    <>
      {captcha.isWanted ? <CaptchaField {...captcha.field} onEnter={ask} /> : null}
      <TextField
        ref={input}
        label={label}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        read={compactCode}
        required
        value={value}
        onChange={onChange}
        hint={answer ? t('code.sent', { to: destination }) : undefined}
        // An empty field needs no error of its own if the code could not be sent: the failed sending is the cause.
        error={value === '' ? (whyNotSent ?? error) : (error ?? whyNotSent)}
        beside={
          <Button
            variant="secondary"
            size="sm"
            h="control"
            flex="none"
            minW="128px"
            fontVariantNumeric="tabular-nums"
            disabled={left > 0 || !ready}
            busy={isPending}
            onClick={ask}
          >
            {buttonTranslations()}
          </Button>
        }
      />
    </>
  )
}
