import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { promptSignup, resetSignupPrompt } from '../../../web/features/account/dialog/prompt-signup.ts'
import { resizeWindow } from '../../support/web/resize-window.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  localStorage.clear()
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
})

const wait = () => vi.advanceTimersByTime(12_000)

describe('an idle visitor', () => {
  it('on a phone is not invited, as the dialog would fill the screen (N19)', () => {
    resizeWindow('phone')
    const open = vi.fn<() => void>()
    promptSignup(open)
    wait()
    expect(open).not.toHaveBeenCalled()
  })

  it('is invited to sign up, once', () => {
    const open = vi.fn<() => void>()
    promptSignup(open)
    vi.advanceTimersByTime(11_999)
    expect(open).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(open).toHaveBeenCalledOnce()
    promptSignup(open)
    wait()
    expect(open).toHaveBeenCalledOnce()
  })

  it('is invited again after somebody has logged out', () => {
    const open = vi.fn<() => void>()
    promptSignup(open)
    wait()
    resetSignupPrompt()
    promptSignup(open)
    wait()
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('is not interrupted while scrolling', () => {
    const open = vi.fn<() => void>()
    promptSignup(open)
    vi.advanceTimersByTime(8000)
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(8000)
    expect(open).not.toHaveBeenCalled()
    vi.advanceTimersByTime(4000)
    expect(open).toHaveBeenCalledOnce()
  })
})

it.each(['pointerdown', 'keydown', 'input'])('is not invited after an activity (%s)', (doing) => {
  const open = vi.fn<() => void>()
  promptSignup(open)
  window.dispatchEvent(new Event(doing))
  wait()
  expect(open).not.toHaveBeenCalled()
})

it('is not asked over an open dialog, or on another page', () => {
  const open = vi.fn<() => void>()
  promptSignup(open)()
  wait()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  promptSignup(open)
  wait()
  expect(open).not.toHaveBeenCalled()
})
