import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RouteError } from '../../../web/app/route-error.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const unreachable = new TypeError('Failed to fetch dynamically imported module: https://x/limit.js')

const go = (where: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(where === 'online')
  act(() => void window.dispatchEvent(new Event(where)))
}

afterEach(() => {
  vi.useRealTimers()
  go('online')
})

/** Replaces the page's location, which cannot be left in a test. */
const watchLocation = () => {
  const [reload, assign] = [vi.fn<() => void>(), vi.fn<() => void>()]
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload, assign })
  return { reload, assign }
}

describe('a screen whose code could not be loaded', () => {
  it('offline says so, leaves the address alone, and is loaded again once online', () => {
    vi.useFakeTimers()
    go('offline')
    const { reload, assign } = watchLocation()
    renderScreen(<RouteError error={unreachable} />, { at: '/credit/hook/limit' })
    expect(screen.getByRole('heading', { name: '这里没能载入' })).toBeTruthy()
    vi.advanceTimersByTime(60_000)
    expect([reload.mock.calls.length, assign.mock.calls.length]).toEqual([0, 0])
    go('online')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('no longer loads again once the user has left it', () => {
    go('offline')
    const { reload } = watchLocation()
    renderScreen(<RouteError error={unreachable} />, { at: '/credit/hook/limit' }).unmount()
    go('online')
    expect(reload).not.toHaveBeenCalled()
  })

  it('online is taken for a screen of an earlier release', () => {
    renderScreen(<RouteError error={unreachable} />, { at: '/credit/hook/limit' })
    expect(screen.getByRole('heading', { name: '页面已更新' })).toBeTruthy()
  })
})
