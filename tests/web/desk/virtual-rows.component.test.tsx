import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { VirtualRows } from '../../../web/desk/ui/virtual-rows.tsx'

type Seen = (entries: { isIntersecting: boolean }[]) => void

/** The observed parts of the table, in order, with a function that reports whether each is visible. */
let parts: { element: Element; see: (isIntersecting: boolean) => void }[]

beforeEach(() => {
  parts = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen: Seen
      constructor(seen: Seen) {
        this.seen = seen
      }
      observe(element: Element) {
        parts.push({
          element,
          see: (isIntersecting) => act(() => this.seen([{ isIntersecting }])),
        })
      }
      disconnect() {}
    },
  )
})

const rows = Array.from({ length: 1050 }, (_, index) => `row ${index}`)

const tableOf = (kept?: number, pages?: Parameters<typeof VirtualRows>[0]['pages']) => (
  <table>
    <VirtualRows rows={rows} pages={pages} {...(kept === undefined ? {} : { kept })}>
      {(row) => (
        <tr key={row}>
          <td>{row}</td>
        </tr>
      )}
    </VirtualRows>
  </table>
)

it('draws the rows near sight and the one of the keyboard, and leaves out the others at their height', () => {
  const { container, rerender } = render(tableOf())
  // Queries by role over a thousand rows would take seconds.
  const drawn = () => [...container.querySelectorAll('td')].filter((cell) => cell.textContent !== '')
  expect(drawn()).toHaveLength(1050)
  for (const { element } of parts) Object.defineProperty(element, 'offsetHeight', { value: 900 })
  for (const { see } of parts.slice(2)) see(false)
  expect(drawn()).toHaveLength(50)
  expect(parts[2]?.element.querySelector('tr')?.style.height).toBe('900px')
  parts[2]?.see(true)
  expect(drawn()).toHaveLength(75)
  rerender(tableOf(1049))
  expect(screen.getByText('row 1049')).toBeTruthy()
})

it('loads the next page when its end comes near, once, and none without pages', () => {
  const fetchNextPage = vi.fn<() => void>()
  const pages = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage }
  const { rerender } = render(tableOf(0, pages))
  const end = parts.at(-1)
  expect(fetchNextPage).not.toHaveBeenCalled()
  end?.see(true)
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
  rerender(tableOf(0, { ...pages, isFetchingNextPage: true }))
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
  rerender(tableOf(0, { ...pages, hasNextPage: false }))
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
})
