import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paymentPlatformEndpoints } from '#shared/shops/payment-platform.endpoints.ts'
import { storeOffer } from '../../../web/api/stored-offer.ts'
import { paymentVisitor } from '../../../web/features/account/signup/payment-visitor.ts'
import { OfferNote } from '../../../web/landing/payoneer/offer-note.tsx'
import { OfferSlot } from '../../../web/landing/payoneer/offer-slot.tsx'
import { OfferPanel } from '../../../web/pages/home/offer-panel.tsx'
import { server } from '../../support/web/fake-server.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { getPaymentOffer } = paymentPlatformEndpoints

afterEach(() => {
  paymentVisitor.set({ status: 'unknown', customer: null })
  sessionStorage.clear()
  vi.useRealTimers()
})

const answerOffer = () =>
  server.answer(getPaymentOffer, {
    platform: 'Harbour Pay',
    offer: { id: 'offer-7', amount: '80000.00', currency: 'USD', valid_until: '2026-12-31' },
  })

describe('the current offer', () => {
  it('is shown as the platform states it', async () => {
    paymentVisitor.set({ status: 'success', customer: null })
    answerOffer()
    renderScreen(<OfferNote offerId="offer-7" />)
    expect(await screen.findByText('Harbour Pay 给您的报价')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('80,000.00')
    expect(screen.getByText('有效期至 2026年12月31日 · 账户已确认')).toBeTruthy()
    expect(server.callsOf(getPaymentOffer)[0]?.query).toEqual({ offer_id: 'offer-7' })
  })

  it('does not block the page if it cannot be loaded', async () => {
    server.refuse(getPaymentOffer, 'platformUnavailable')
    renderScreen(<OfferNote offerId="offer-7" />)
    expect(await screen.findByText('暂时取不到这项报价')).toBeTruthy()
  })

  it.each([
    ['in its own parameter', '?offer_id=offer-7&code=c'],
    ['in the state', `?state=${encodeURIComponent('offerId=offer-7')}`],
  ])('stays after the platform’s parameters left the address: %s', async (_where, search) => {
    answerOffer()
    storeOffer(search)
    renderScreen(<OfferSlot />)
    expect(await screen.findByText('Harbour Pay 给您的报价')).toBeTruthy()
    expect(server.callsOf(getPaymentOffer)[0]?.query).toEqual({ offer_id: 'offer-7' })
  })

  it('is not invented for a visitor without one', () => {
    storeOffer('?utm_source=mail')
    renderScreen(<OfferSlot />)
    expect(server.callsOf(getPaymentOffer)).toEqual([])
  })
})

describe('the offer on the home', () => {
  it.each([
    ['is shown with amount and last day until that day', '2026-12-31T15:59:00.000Z', 1],
    ['ends with its last day in Hong Kong', '2026-12-31T16:00:00.000Z', 0],
  ])('%s', async (_what, now, shown) => {
    vi.setSystemTime(now)
    answerOffer()
    renderScreen(
      <>
        <OfferPanel offerId="offer-7" />
        <OfferNote offerId="offer-7" />
      </>,
    )
    await screen.findByText(/^有效期至/)
    const text = '最高 USD 80,000.00，有效期至 2026年12月31日。实际可提取多少，以您的额度为准。'
    expect(screen.queryAllByText(text)).toHaveLength(shown)
  })
})
