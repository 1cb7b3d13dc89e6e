import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { ResultStep } from '../../../web/features/drawdown/result-step.tsx'
import { NextStepCard } from '../../../web/pages/home/next-step-card.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aFacility, anApplication, aSellerState } from '../pages/home/seller-state-builders.ts'
import { aQuote, aQuoteOf } from './drawdown-quote.ts'

beforeEach(() => loginSeller())

const waiting = (stage: 'requested' | 'approved') =>
  anApplication({ approval_id: 'drawdown-1', stage, payout_expected: '2026-12-02' })

it.each([
  ['requested', '如果现在批准，预计 2026年12月2日 前到账'],
  ['approved', '预计 2026年12月2日 前到账（按银行营业日计算）。到时仍未收到，请联系客服。'],
] as const)('a drawdown that is %s has its expected payout', async (stage, sentence) => {
  server.answer(applicationEndpoints.listApplications, { records: [waiting(stage)] })
  renderScreen(<ResultStep drawdownId="drawdown-1" quote={aQuote()} />)
  expect(await screen.findByText((text) => text.includes(sentence))).toBeTruthy()
})

it('a share of sales is not shown with its maximum as if it were due every week (N15)', async () => {
  const paid = anApplication({ approval_id: 'drawdown-1', stage: 'paid out', note_file_id: 'note-1' })
  server.answer(applicationEndpoints.listApplications, { records: [paid] })
  renderScreen(
    <ResultStep drawdownId="drawdown-1" quote={aQuoteOf('salesShare', { sales_share: '10.00' })} />,
  )
  expect(await screen.findByText(/合共最多还 GBP.92,625\.29/)).toBeTruthy()
})

it('the home has the expected payout of a drawdown that waits for the lender', () => {
  const seller = aSellerState({ facility: aFacility(), applications: [waiting('requested')] })
  renderScreen(<NextStepCard seller={seller} next="waitDrawdown" />)
  expect(screen.getByText('预计 2026年12月2日 前到账，以贷款人批准为准；本页会自动更新')).toBeTruthy()
})
