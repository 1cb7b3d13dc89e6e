import { useState } from 'react'
import { CaptchaPicture } from './captcha-picture.tsx'
import { CaptchaWork } from './captcha-work.tsx'
import type { CaptchaState } from './use-captcha.ts'

/** Proves that a person asks: by the characters in a picture, or by work that the browser does for who cannot read it. */
export const CaptchaField = (field: CaptchaState & { onEnter?: () => void }) => {
  const [kind, setKind] = useState<'picture' | 'work'>('picture')
  const change = (next: typeof kind) => () => {
    field.onChange(null)
    setKind(next)
  }
  return kind === 'picture' ? (
    <CaptchaPicture {...field} onOther={change('work')} />
  ) : (
    <CaptchaWork {...field} onOther={change('picture')} />
  )
}
