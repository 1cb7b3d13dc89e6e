import { useMutation } from '@tanstack/react-query'
import { type CaptchaResponse, useCaptcha } from '../captcha/use-captcha.ts'
import { useCountdown } from './use-countdown.ts'

interface Sent {
  /** Seconds until another may be asked for. */
  readonly resend_after_seconds: number
}

/**
 * Sends a mail or an SMS on `press()`: with a captcha once the server asks for one, and not again before the wait is over.
 * `failure` is what was refused and is not told at the captcha already.
 */
export const useSending = <A extends Sent>(
  send: (captcha: CaptchaResponse | undefined) => Promise<A>,
  {
    onSent,
    waitSeconds = 0,
  }: {
    onSent?: (answer: A) => void
    /** What is still to be waited for at the beginning. */
    waitSeconds?: number
  } = {},
) => {
  const { left, begin } = useCountdown(waitSeconds)
  const captcha = useCaptcha()
  const sending = useMutation({
    mutationFn: () => send(captcha.sent),
    onSuccess: (answer) => {
      begin(answer.resend_after_seconds)
      captcha.dismiss()
      onSent?.(answer)
    },
    onError: captcha.noteRefusal,
  })
  const press = (): void => {
    if (left === 0 && !sending.isPending && captcha.isAnswered()) sending.mutate()
  }
  return {
    press,
    left,
    captcha,
    /** What the last success answered. */
    answer: sending.data,
    isPending: sending.isPending,
    failure: captcha.field.problem ? null : sending.error,
  }
}
