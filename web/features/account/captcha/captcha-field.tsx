import { useState } from 'react'
import { CaptchaPicture } from './captcha-picture.tsx'
import { CaptchaProofOfWork } from './captcha-proof-of-work.tsx'
import type { CaptchaState } from './use-captcha.ts'

/**
 * Proves that the visitor is human: by the characters in a picture, or accessibly by a proof of work of the browser.
 */
export const CaptchaField = (field: CaptchaState & { onEnter?: () => void }) => {
  const [kind, setKind] = useState<'picture' | 'work'>('picture')
  const change = (next: typeof kind) => () => {
    field.onChange(null)
    setKind(next)
  }
  return kind === 'picture' ? (
    <CaptchaPicture {...field} onOther={change('work')} />
  ) : (
    <CaptchaProofOfWork {...field} onOther={change('picture')} />
  )
}
