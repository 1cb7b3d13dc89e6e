import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { creditStandingEndpoints } from '#shared/credit/credit-standing.endpoints.ts'
import { Component as LimitPage } from '../../../web/features/credit/limit-page.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

type CreditLimit = ResponseOf<typeof creditStandingEndpoints.getCreditLimit>

const calculating: CreditLimit = {
  status: 'calculating',
  failure_reason: null,
  waits_for_rates: true,
  currency: null,
  limit: null,
  calculated_limit: null,
  watermark: null,
  available: null,
  calculated_at: null,
  net_sales: null,
  start: null,
  factors: [],
  months: [],
  rule_months: [],
  conversions: [],
}

it('shows that a limit waits for newer exchange rates', async () => {
  loginSeller()
  server.answer(creditStandingEndpoints.getCreditLimit, calculating)
  server.refuse(signersEndpoints.getSigners, 'notFound')
  renderScreen(<LimitPage />)
  expect(await screen.findByText('在等最新的汇率')).toBeTruthy()
  expect(screen.getByText(/最近一次公布的汇率已超过 7 天/)).toBeTruthy()
})
