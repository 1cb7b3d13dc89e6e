import { useState } from 'react'
import { asksForCaptcha, type CaptchaProblem, captchaProblemOf } from './captcha-problem.ts'

/** What a call brings as its captcha. */
export interface CaptchaResponse {
  readonly uuid: string
  readonly code: string
}

/** What a `CaptchaField` shows. */
export interface CaptchaState {
  readonly value: CaptchaResponse | null
  readonly onChange: (value: CaptchaResponse | null) => void
  readonly problem: CaptchaProblem | null
  /** Another number fetches another captcha: each is good for one try. */
  readonly round: number
}

/**
 * The captcha of a call that may ask for one: not there at first, then there until the call succeeds. `sent` goes into
 * the call's body. `isAnswered()` is asked before the call, `noteRefusal(error)` after it was refused, true when the captcha was the reason, `dismiss()` when
 * it succeeded. While `field.problem` stands, the refusal is told at the captcha and nowhere else.
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
    // Nobody could answer what was not there yet: at first it is asked for, not missed.
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
