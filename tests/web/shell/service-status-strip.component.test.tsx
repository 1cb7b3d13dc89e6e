import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { recordMaintenance } from '../../../web/api/service-status.ts'
import { ServiceStatusStrip } from '../../../web/shell/service-status-strip.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const goOnline = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

afterEach(() => {
  goOnline(true)
  act(() => recordMaintenance(false))
})

const stripText = () => screen.getByRole('status').textContent

test('a browser that goes offline is told so at once, until it is online again', () => {
  renderScreen(<ServiceStatusStrip />, { at: '/' })
  expect(stripText()).toBe('')
  goOnline(false)
  expect(stripText()).toMatch(/网络已断开/)
  goOnline(true)
  expect(stripText()).toBe('')
})

test('maintenance is told until a call is answered, and being offline before it', () => {
  renderScreen(<ServiceStatusStrip />, { at: '/' })
  act(() => recordMaintenance(true))
  expect(stripText()).toMatch(/系统正在维护/)
  goOnline(false)
  expect(stripText()).toMatch(/网络已断开/)
  goOnline(true)
  act(() => recordMaintenance(false))
  expect(stripText()).toBe('')
})
