import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signatoryEndpoints } from '#shared/agreements/signatory.endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { Component as DrawdownPage } from '../../../web/features/drawdown/drawdown-page.tsx'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aFacility } from '../pages/home/seller-state-builders.ts'
import { aQuote } from './drawdown-quote.ts'
import { aPayoutAccount } from './payout-account-builder.ts'

const { quoteDrawdown, listPayoutAccounts, submitDrawdown } = drawdownEndpoints

beforeEach(() => {
  loginSeller()
  server.answer(creditEndpoints.getFacilitySummary, aFacility())
  server.answer(quoteDrawdown, aQuote({ amount: '90000.00', total: '92625.29' }))
  server.answer(companiesEndpoints.getCompanyProfile, companyProfile())
  server.answer(engagementEndpoints.listRedPackets, [])
  server.answer(listPayoutAccounts, { accounts: [aPayoutAccount()] })
  server.answer(signatoryEndpoints.getSignatory, {
    signatory: {
      person_id: 'mei',
      name: 'Mei Chan',
      by: 'sms',
      to_masked: '•••8001',
      proven_at: '2026-11-02T02:00:00.000Z',
    },
    candidates: [],
  })
})

const open = () => renderScreen(<DrawdownPage />)
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: '提款金额' })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^签署并提取/ })
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

/** Simulates a tab some minutes later. */
const letPass = (minutes: number): void => {
  for (const place of Object.keys(sessionStorage)) {
    const draft = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    draft.reviewed.pricedAt -= minutes * 60_000
    sessionStorage.setItem(place, JSON.stringify(draft))
  }
}

describe('a reloaded page', () => {
  it('starts without an amount, and restores a typed one', async () => {
    const { user, unmount } = open()
    expect((await amount()).value).toBe('')
    await user.type(await amount(), '25000')
    unmount()
    open()
    expect((await amount()).value).toBe('25,000')
  })

  it('continues at the note that was being read, with its price', async () => {
    const { unmount } = await openAndReview()
    unmount()
    open()
    await signature()
    expect(document.body.textContent).toContain('92,625.29')
    expect(server.callsOf(quoteDrawdown)).toHaveLength(1)
  })

  it('reports an expired price, and requests a new one', async () => {
    const { unmount } = await openAndReview()
    unmount()
    letPass(16)
    server.answer(quoteDrawdown, aQuote({ quote_id: 'quote-2', amount: '90000.00', total: '92700.00' }))
    open()
    await screen.findByText('报价已更新')
    expect(document.body.textContent).toContain('92,700.00')
  })

  it('starts again if the amount is no longer available', async () => {
    const { unmount } = await openAndReview()
    unmount()
    server.answer(creditEndpoints.getFacilitySummary, aFacility({ available_funding: '50000.00' }))
    open()
    expect((await amount()).value).toBe('90,000')
  })

  it('shows nothing of it to another user', async () => {
    const { unmount } = await openAndReview()
    unmount()
    loginSeller({ userId: 'another-user' })
    open()
    expect((await amount()).value).toBe('')
  })
})

describe('the payout account', () => {
  it('is the default account, or another of the same currency that is chosen', async () => {
    server.answer(listPayoutAccounts, {
      accounts: [
        aPayoutAccount(),
        aPayoutAccount({ id: '2', bank_name: 'Hang Seng Bank', is_default: false }),
        aPayoutAccount({ id: '3', currency: 'USD' }),
        aPayoutAccount({ id: '4', state: 'waiting', authorised: false }),
      ],
    })
    server.answer(applicationEndpoints.listApplications, { records: [] })
    server.answer(submitDrawdown, { drawdown_id: 'drawdown-1', status: 'requested' as const })
    const { user } = await openAndReview()
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: '收款账户' })
    expect([...choice.options].map(({ value }) => value)).toEqual(['1', '2'])
    await user.selectOptions(choice, '2')
    await user.type(screen.getByRole('textbox', { name: '输入姓名作为签名' }), 'Mei Chan')
    await user.click(screen.getByRole('checkbox'))
    await user.click(submit())
    await expect.poll(() => server.callsOf(submitDrawdown)[0]?.body).toMatchObject({ payout_account_id: '2' })
  })

  it('disables the signature without a usable account, and links to the accounts', async () => {
    server.answer(listPayoutAccounts, {
      accounts: [aPayoutAccount({ state: 'to be verified', authorised: false, verified: false })],
    })
    await openAndReview()
    await screen.findByText('现在没有可以收款的 GBP 账户')
    expect(submit().disabled).toBe(true)
    expect(screen.getByRole('link', { name: '查看收款账户' }).getAttribute('href')).toContain(
      '/payout-accounts',
    )
  })
})

describe('without a usable payout account', () => {
  it('says so before an amount is chosen, with the way to the accounts (N11)', async () => {
    server.answer(listPayoutAccounts, { accounts: [aPayoutAccount({ authorised: false })] })
    open()
    await amount()
    expect(await screen.findByText('现在没有可以收款的 GBP 账户')).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看收款账户' }).getAttribute('href')).toContain(
      'payout-accounts',
    )
  })

  it('says nothing while one is usable', async () => {
    await openAndReview()
    expect(screen.queryByText('现在没有可以收款的 GBP 账户')).toBeNull()
  })
})
