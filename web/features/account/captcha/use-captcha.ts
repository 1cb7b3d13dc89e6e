import { useState } from 'react'
import { asksForCaptcha, type CaptchaProblem, captchaProblemOf } from './captcha-problem.ts'

/** The captcha that a call sends. */
export interface CaptchaResponse {
  readonly uuid: string
  readonly code: string
}

/** The props of `CaptchaField`. */
export interface CaptchaState {
  readonly value: CaptchaResponse | null
  readonly onChange: (value: CaptchaResponse | null) => void
  readonly problem: CaptchaProblem | null
  /** Incremented to load a new captcha, since each is valid for one attempt. */
  readonly round: number
}

/**
 * The captcha of a call that may require one: hidden at first, then shown until the call succeeds. `sent` goes into the
 * call's body. The caller checks `isAnswered()` before the call, and calls `noteRefusal(error)` after a refusal and
 * `dismiss()` after a success. `noteRefusal` returns true if the captcha was the reason; then `field.problem` shows it,
 * and the form does not.
 */
export const useCaptcha = () => {
  const [isWanted, setWanted] = useState(false)
  const [value, setValue] = useState<CaptchaResponse | null>(null)
  const [problem, setProblem] = useState<CaptchaProblem | null>(null)
  const [round, setRound] = useState(0)
  const sent = isWanted && value?.code.trim() ? value : undefined

  const noteRefusal = (error: unknown): boolean => {
    if (sent) {
      setRound(round + 1)
      setValue(null)
    }
    const found = captchaProblemOf(error)
    // The first time, the captcha was not visible yet: it is requested, not reported as missing.
    setProblem(!isWanted && found?.reason === 'required' ? { reason: 'needed' } : found)
    if (asksForCaptcha(error)) setWanted(true)
    return found !== null
  }
  const isAnswered = (): boolean => {
    const answered = !isWanted || sent !== undefined
    setProblem(answered ? null : { reason: 'required' })
    return answered
  }
  const dismiss = (): void => {
    setWanted(false)
    setValue(null)
    setProblem(null)
    setRound(round + 1)
  }
  const field: CaptchaState = { value, onChange: setValue, problem, round }
  return { isWanted, sent, field, isAnswered, noteRefusal, dismiss }
}
