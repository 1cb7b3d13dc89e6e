import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteMaintenance } from '../../../web/api/service-condition.ts'
import { ConditionStrip } from '../../../web/shell/condition-strip.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

const goOnline = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

afterEach(() => {
  goOnline(true)
  act(() => noteMaintenance(false))
})

const stripText = () => screen.getByRole('status').textContent

test('a browser that goes offline is told so at once, until it is online again', () => {
  renderScreen(<ConditionStrip />, { at: '/' })
  expect(stripText()).toBe('')
  goOnline(false)
  expect(stripText()).toMatch(/网络已断开/)
  goOnline(true)
  expect(stripText()).toBe('')
})

test('maintenance is told until a call is answered, and being offline before it', () => {
  renderScreen(<ConditionStrip />, { at: '/' })
  act(() => noteMaintenance(true))
  expect(stripText()).toMatch(/系统正在维护/)
  goOnline(false)
  expect(stripText()).toMatch(/网络已断开/)
  goOnline(true)
  act(() => noteMaintenance(false))
  expect(stripText()).toBe('')
})
