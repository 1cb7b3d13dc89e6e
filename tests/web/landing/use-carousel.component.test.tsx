import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCarousel } from '../../../web/landing/advert/use-carousel.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

let wantsLess = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }))
})
afterEach(() => {
  wantsLess = false
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
})

const Turning = () => {
  const { index, show, isStopped, setStopped, hold } = useCarousel(3)
  return (
    <div data-testid="all" {...hold}>
      <output>{index}</output>
      <button type="button" onClick={() => setStopped(!isStopped)}>
        stop
      </button>
      <button type="button" onClick={() => show(2)}>
        last
      </button>
    </div>
  )
}

const shown = () => Number(screen.getByRole('status').textContent)
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('the carousel', () => {
  it('shows the next item every five seconds, and the first after the last', () => {
    renderScreen(<Turning />)
    pass(4999)
    expect(shown()).toBe(0)
    pass(1)
    expect(shown()).toBe(1)
    pass(10_000)
    expect(shown()).toBe(0)
  })

  it('pauses while a dialog is open', () => {
    renderScreen(<Turning />)
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    pass(20_000)
    expect(shown()).toBe(0)
    dialog.remove()
    pass(5000)
    expect(shown()).toBe(1)
  })

  it('pauses while it has the focus or is hovered', () => {
    renderScreen(<Turning />)
    fireEvent.focus(screen.getByRole('button', { name: 'stop' }))
    pass(20_000)
    expect(shown()).toBe(0)
    fireEvent.blur(screen.getByRole('button', { name: 'stop' }))
    pass(5000)
    expect(shown()).toBe(1)
    fireEvent.pointerEnter(screen.getByTestId('all'))
    pass(20_000)
    expect(shown()).toBe(1)
  })

  it('does not rotate with reduced motion, but can be operated', () => {
    wantsLess = true
    renderScreen(<Turning />)
    pass(20_000)
    expect(shown()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'last' }))
    expect(shown()).toBe(2)
  })

  it('can be paused and resumed', () => {
    renderScreen(<Turning />)
    fireEvent.click(screen.getByRole('button', { name: 'stop' }))
    pass(20_000)
    expect(shown()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'stop' }))
    pass(5000)
    expect(shown()).toBe(1)
  })
})
