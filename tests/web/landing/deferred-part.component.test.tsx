import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLocale } from '../../../web/i18n/i18n.ts'
import { deferredPart } from '../../../web/landing/deferred-part.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'

type Seen = (entries: { isIntersecting: boolean }[]) => void

let comeNear: Seen

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        comeNear = seen
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(async () => {
  document.getElementById('sent')?.remove()
  await changeLocale('zh-CN')
})

const Alive = () => <p>alive</p>
const load = () => vi.fn<() => Promise<{ Component: typeof Alive }>>(async () => ({ Component: Alive }))

/** Adds the HTML of a prerendered page to the document. */
const send = () => {
  const sent = document.createElement('div')
  sent.id = 'sent'
  sent.innerHTML = '<p>as it was sent</p>'
  document.body.append(sent)
}

describe('a deferred part', () => {
  it('keeps its prerendered HTML until it is near the viewport', async () => {
    send()
    const fetched = load()
    const Part = deferredPart('sent', fetched, { height: '200px' })
    const { container } = renderScreen(<Part />)
    expect(container.textContent).toBe('as it was sent')
    expect(fetched).not.toHaveBeenCalled()
    act(() => comeNear([{ isIntersecting: false }]))
    expect(fetched).not.toHaveBeenCalled()
    await act(async () => comeNear([{ isIntersecting: true }]))
    expect(await screen.findByText('alive')).toBeTruthy()
    expect(container.textContent).toBe('alive')
  })

  it('is loaded at once without prerendered HTML', async () => {
    const Part = deferredPart('not-sent', load(), { height: '200px' })
    renderScreen(<Part />)
    expect(await screen.findByText('alive')).toBeTruthy()
  })

  it('is loaded for another language, including a picture', async () => {
    send()
    const Part = deferredPart('sent', load(), { height: '200px', still: true })
    const { container } = renderScreen(<Part />)
    expect(container.textContent).toBe('as it was sent')
    await act(() => changeLocale('en'))
    expect(await screen.findByText('alive')).toBeTruthy()
  })
})
