import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { Component as DrawdownPage } from '../../../web/features/drawdown/drawdown-page.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aFacility } from '../home/seller-state-builders.ts'
import { aQuote } from './drawdown-quote.ts'

const { quoteDrawdown } = drawdownEndpoints

beforeEach(() => {
  loginSeller()
  server.answer(creditEndpoints.getFacilitySummary, aFacility())
  server.answer(quoteDrawdown, aQuote({ amount: '90000.00', total: '92625.29' }))
  server.answer(companiesEndpoints.getCompanyProfile, {
    companyId: 'company-1',
    id: 'company-1',
    registerNameEn: 'Harbour Gift Trading Limited',
    registerNameCn: null,
    kycStatus: 'approved',
    isDefault: true,
    role: 'administrator' as const,
    kyc_id: 'kyc-1',
  })
  server.answer(applicationEndpoints.getDebitAccount, null)
  server.answer(applicationEndpoints.listDirectorNames, [{ name: 'Mei Chan' }])
})

const open = () => renderScreen(<DrawdownPage />)
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: '提款金额' })
const signature = () => screen.findByRole('heading', { name: '签署' })

const openAndReview = async () => {
  const page = open()
  await page.user.type(await amount(), '90000')
  const next = screen.getByRole<HTMLButtonElement>('button', { name: '下一步：核对' })
  await expect.poll(() => next.disabled, { timeout: 3000 }).toBe(false)
  await page.user.click(next)
  await signature()
  return page
}

/** As a tab is some minutes later. */
const letPass = (minutes: number): void => {
  for (const place of Object.keys(sessionStorage)) {
    const draft = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    draft.reviewed.pricedAt -= minutes * 60_000
    sessionStorage.setItem(place, JSON.stringify(draft))
  }
}

describe('a page that is loaded anew', () => {
  it('begins with no amount, and keeps the one that was typed', async () => {
    const { user, unmount } = open()
    expect((await amount()).value).toBe('')
    await user.type(await amount(), '25000')
    unmount()
    open()
    expect((await amount()).value).toBe('25,000')
  })

  it('goes on at the note that was being read, with its price', async () => {
    const { unmount } = await openAndReview()
    unmount()
    open()
    await signature()
    expect(document.body.textContent).toContain('92,625.29')
    expect(server.callsOf(quoteDrawdown)).toHaveLength(1)
  })

  it('says that the price’s time is over, and asks for another', async () => {
    const { unmount } = await openAndReview()
    unmount()
    letPass(16)
    server.answer(quoteDrawdown, aQuote({ quote_id: 'quote-2', amount: '90000.00', total: '92700.00' }))
    open()
    await screen.findByText('报价已更新')
    expect(document.body.textContent).toContain('92,700.00')
  })

  it('begins anew where the amount is no longer available', async () => {
    const { unmount } = await openAndReview()
    unmount()
    server.answer(creditEndpoints.getFacilitySummary, aFacility({ available_funding: '50000.00' }))
    open()
    expect((await amount()).value).toBe('90,000')
  })

  it('shows nothing of it to somebody else', async () => {
    const { unmount } = await openAndReview()
    unmount()
    loginSeller({ userId: 'another-user' })
    open()
    expect((await amount()).value).toBe('')
  })
})
