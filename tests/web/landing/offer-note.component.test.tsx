import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { paymentPlatformEndpoints } from '#shared/shops/payment-platform.endpoints.ts'
import { paymentVisitor } from '../../../web/features/account/signup/payment-visitor.ts'
import { OfferNote } from '../../../web/landing/payoneer/offer-note.tsx'
import { server } from '../../support/web/fake-server.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { getPaymentOffer } = paymentPlatformEndpoints

afterEach(() => paymentVisitor.set({ status: 'unknown', customer: null }))

describe('the current offer', () => {
  it('is shown as the platform states it', async () => {
    paymentVisitor.set({ status: 'success', customer: null })
    server.answer(getPaymentOffer, {
      platform: 'Harbour Pay',
      offer: { id: 'offer-7', amount: '80000.00', currency: 'USD', valid_until: '2026-12-31' },
    })
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
})
