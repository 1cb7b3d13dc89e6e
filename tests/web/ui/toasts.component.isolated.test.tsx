import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast, Toasts } from '../../../web/ui/toasts.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const say = (...texts: string[]) =>
  act(() => {
    for (const text of texts) showToast('positive', text)
  })

describe('a toast', () => {
  it('disappears after six seconds', () => {
    renderScreen(<Toasts />)
    say('语言已更改。')
    expect(screen.getByRole('status').textContent).toContain('语言已更改。')
    pass(5_999)
    expect(screen.queryByText('语言已更改。')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('语言已更改。')).toBeNull()
  })

  it('has its own six seconds, whatever toast follows', () => {
    renderScreen(<Toasts />)
    say('链接已复制。')
    pass(4_000)
    say('语言已更改。')
    pass(2_000)
    expect(screen.queryByText('链接已复制。')).toBeNull()
    expect(screen.queryByText('语言已更改。')).not.toBeNull()
    pass(4_000)
  })

  it('disappears when three others follow', () => {
    renderScreen(<Toasts />)
    say('一', '二', '三', '四')
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual(['✓二', '✓三', '✓四'])
    pass(6_000)
  })

  it('is shown on a screen that opens a moment later', () => {
    say('密码已设好，请用新密码登录。')
    renderScreen(<Toasts />)
    expect(screen.getByText('密码已设好，请用新密码登录。')).toBeTruthy()
    pass(6_000)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('is an alert if something failed', () => {
    renderScreen(<Toasts />)
    act(() => showToast('negative', '没有连上服务器。'))
    expect(screen.getByRole('alert').textContent).toContain('没有连上服务器。')
    pass(6_000)
  })
})
