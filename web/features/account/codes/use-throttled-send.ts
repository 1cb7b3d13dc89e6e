import { useMutation } from '@tanstack/react-query'
import { type CaptchaResponse, useCaptcha } from '../captcha/use-captcha.ts'
import { useCountdown } from './use-countdown.ts'

interface Sent {
  /** Seconds until another may be requested. */
  readonly resend_after_seconds: number
}

/**
 * Sends a mail or SMS on `press()`, with a captcha once the server requires one, and not again before the wait is over.
 * `failure` is a refusal that the captcha does not show.
 */
export const useThrottledSend = <A extends Sent>(
  send: (captcha: CaptchaResponse | undefined) => Promise<A>,
  {
    onSent,
    waitSeconds = 0,
  }: {
    onSent?: (answer: A) => void
    /** The initial wait. */
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
    /** The response of the last success. */
    answer: sending.data,
    isPending: sending.isPending,
    failure: captcha.field.problem ? null : sending.error,
  }
}
