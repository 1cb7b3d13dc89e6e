import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { Component as PayoutAccountsPage } from '../../../web/features/drawdown/payout-accounts/payout-accounts-page.tsx'
import * as zhCN from '../../../web/i18n/zh-CN/index.ts'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aPayoutAccount } from './payout-account-builder.ts'

const { listPayoutAccounts, changePayoutAccount, choosePayoutAccount, removePayoutAccount } =
  payoutAccountsEndpoints

const second = aPayoutAccount({ id: '2', bank_name: 'Hang Seng Bank', is_default: false })

const actAs = (role: 'administrator' | 'user') =>
  server.answer(companiesEndpoints.getCompanyProfile, companyProfile({ role }))

beforeEach(() => {
  loginSeller()
  actAs('administrator')
  server.answer(listPayoutAccounts, { accounts: [aPayoutAccount(), second] })
  server.answer(applicationEndpoints.listBanks, [])
})

const open = () => renderScreen(<PayoutAccountsPage />)
const button = (name: string) => screen.findByRole('button', { name })

describe('the payout accounts', () => {
  it('show each state, and from when an account can be used', async () => {
    const waiting = { state: 'waiting', authorised: false, usable_from: '2026-02-20T04:00:00.000Z' } as const
    server.answer(listPayoutAccounts, {
      accounts: [
        aPayoutAccount(),
        aPayoutAccount({ ...waiting, id: '2' }),
        aPayoutAccount({ ...waiting, id: '3', verified: false }),
        aPayoutAccount({ id: '4', state: 'refused', authorised: false, refuse_reason: '户名与公司不符' }),
        aPayoutAccount({
          id: '5',
          state: 'refused',
          authorised: false,
          refuse_reason: 'CR says otherwise',
          refusal: 'holderDiffers',
        }),
      ],
    })
    open()
    expect(await screen.findByText(/已通过核实，.*2月20日.*起可以收款/)).toBeTruthy()
    expect(screen.getAllByText('中国香港')).toHaveLength(5)
    expect(screen.getAllByText('1 Queen’s Road Central')).toHaveLength(5)
    expect(screen.getByText(/最早 .*2月20日.*起可以收款，并须先通过核实/)).toBeTruthy()
    expect(screen.getByText('这个账户未通过核实：户名与公司不符 请更改后重新提交。')).toBeTruthy()
    expect(
      screen.getByText(/^户名与公司的登记名称不符。请更正户名.*核实人员的说明：CR says otherwise$/),
    ).toBeTruthy()
  })

  it('lead back to the drawdown (N18)', async () => {
    open()
    const back = await screen.findByRole('link', { name: zhCN.payoutAccounts.toDrawdown })
    expect(back.getAttribute('href')).toBe('/credit/hook/second-drawdown')
  })

  it('show an explanation if there are none', async () => {
    server.answer(listPayoutAccounts, { accounts: [] })
    open()
    expect(await screen.findByText('还没有收款账户')).toBeTruthy()
    expect(await button('新增账户')).toBeTruthy()
  })

  it('can be changed by administrators only', async () => {
    actAs('user')
    open()
    expect(await screen.findByText('只有管理员可以新增或更改收款账户。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /更改|移除|设为默认|新增/ })).toBeNull()
  })

  it('become the default after a confirmation, with the reason of a refusal', async () => {
    server.refuse(choosePayoutAccount, 'changedMeanwhile')
    const { user } = open()
    await user.click(await button('设为默认'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '设为默认' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    server.answer(choosePayoutAccount, {
      accounts: [
        { ...second, is_default: true },
        { ...aPayoutAccount(), is_default: false },
      ],
    })
    await user.click(dialog.getByRole('button', { name: '设为默认' }))
    await expect.poll(() => server.callsOf(choosePayoutAccount).length).toBe(2)
    expect(server.callsOf(choosePayoutAccount)[1]?.body).toEqual({ id: '2' })
  })

  it('are removed in the version that was shown', async () => {
    server.answer(removePayoutAccount, { accounts: [aPayoutAccount()] })
    const { user } = open()
    await user.click((await screen.findAllByRole('button', { name: '移除' }))[1] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '移除' }))
    await expect.poll(() => screen.queryByText('Hang Seng Bank')).toBeNull()
    expect(server.callsOf(removePayoutAccount)[0]?.body).toEqual({ id: '2', version: 1 })
  })

  it('are changed with the number typed again', async () => {
    server.answer(changePayoutAccount, {
      accounts: [aPayoutAccount({ state: 'waiting', authorised: false })],
    })
    const { user } = open()
    await user.click((await screen.findAllByRole('button', { name: '更改' }))[0] as HTMLElement)
    await user.click(await button('提交更改'))
    expect(server.callsOf(changePayoutAccount)).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: /账号/ }), '808-123456-999')
    await user.click(await button('提交更改'))
    await expect
      .poll(() => server.callsOf(changePayoutAccount)[0]?.body)
      .toMatchObject({
        id: '1',
        version: 1,
        swift_code: 'HSBCHKHHHKH',
        account_number: '808-123456-999',
      })
  })
})
