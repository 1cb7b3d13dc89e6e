import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { LimitCalculation } from '../../../web/features/credit/limit-calculation.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aLimit } from './credit-builders.ts'

const { getCreditApplication } = creditEndpoints

const limit = aLimit({ limit: '120000.00', watermark: '120000.00', available: '120000.00' })

const dayMs = 86_400_000

const decided = (daysAgo: number): ResponseOf<typeof getCreditApplication> => ({
  status: 'active',
  type: 'limit_increase',
  pre_limit: '98000.00',
  decided_at: new Date(Date.now() - daysAgo * dayMs).toISOString(),
  failure_reason: null,
})

beforeEach(() => loginSeller({ registerSource: productLines.underwriting.registerSource }))

it('announces a recent increase with the previous limit and a link to the request', async () => {
  server.answer(getCreditApplication, decided(1))
  renderScreen(<LimitCalculation limit={limit} />)
  const notice = await screen.findByRole('status')
  expect(notice.textContent).toContain('提额申请已获批准')
  expect(notice.textContent).toMatch(/额度已从 GBP.98,000\.00 提高/)
  expect(screen.getByRole('link', { name: '查看申请' }).getAttribute('href')).toContain('/increase')
})

it('no longer announces it after two weeks', async () => {
  server.answer(getCreditApplication, decided(15))
  renderScreen(<LimitCalculation limit={limit} />)
  await screen.findAllByText(/171,000\.00|120,000\.00/)
  expect(screen.queryByText('提额申请已获批准')).toBeNull()
})
