import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import { GuestsOnly } from '../../../web/app/guests-only.tsx'
import { createLineLayout } from '../../../web/app/line-layout.tsx'
import { SessionExpiry } from '../../../web/app/session-expiry.tsx'
import { loginSeller, seller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const landing = '/credit/hook'
const bill = '/credit/hook/repay/charge-7'
const another = { userId: 'another-user', email: 'another@seller.example' }

const Layout = createLineLayout(productLines.hook)

const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route path="/credit/hook">
        <Route element={<GuestsOnly />}>
          <Route index element={<p>landing page</p>} />
        </Route>
        <Route element={<Layout />}>
          <Route path="*" element={<p>screen of the line</p>} />
        </Route>
      </Route>
    </Routes>,
    { at },
  )

/** Like the shell after an expired session. */
const openAfterExpiry = (at: string) => {
  loginSeller()
  const rendered = open(at)
  act(() => sessionStore.expire())
  rendered.unmount()
  const ended = { ...seller }
  const left = renderScreen(<SessionExpiry ended={ended} />, { at })
  expect(left.place()).toBe(`${landing}?email=${encodeURIComponent(seller.email)}`)
  left.unmount()
  return open(landing)
}

describe('a visitor who opens a screen by a link', () => {
  it('is redirected to the landing page with the query, and after the login to the screen', () => {
    const { place } = open(`${bill}?from=mail#figures`)
    expect(place()).toBe(`${landing}?from=mail`)
    expect(screen.getByText('landing page')).toBeTruthy()
    act(() => loginSeller())
    expect(place()).toBe(`${bill}?from=mail#figures`)
  })

  it('is redirected there once', () => {
    const { unmount } = open(bill)
    act(() => loginSeller())
    unmount()
    expect(open(landing).place()).toBe('/credit/hook/home')
  })
})

describe('a user whose session expired', () => {
  it('returns to the screen by logging in again', () => {
    const { place } = openAfterExpiry(`${bill}?step=2`)
    act(() => loginSeller())
    expect(place()).toBe(`${bill}?step=2`)
  })

  it('does not redirect another user who logs in', () => {
    const { place } = openAfterExpiry(bill)
    act(() => loginSeller(another))
    expect(place()).toBe('/credit/hook/home')
  })
})

it('is not redirected after logging out', () => {
  loginSeller()
  const { place } = open(bill)
  act(() => sessionStore.end())
  expect(place()).toBe(landing)
  act(() => loginSeller())
  expect(place()).toBe('/credit/hook/home')
})

it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '/nowhere'])(
  'a stored path never redirects to %s',
  (path) => {
    sessionStorage.setItem('wanted screen', JSON.stringify({ path, rest: '' }))
    loginSeller()
    expect(open(landing).place()).toBe('/credit/hook/home')
  },
)
