import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import { DrawdownAccountForm } from '../../../web/features/application/drawdown-account-form.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const bank = {
  swift_code: 'HSBCHKHHHKH',
  name_eng: 'The Hongkong and Shanghai Banking Corporation Limited',
  name_chi: '香港上海汇丰银行有限公司',
  name_cht: '香港上海滙豐銀行有限公司',
}

const open = (business?: ComponentProps<typeof DrawdownAccountForm>['business']) =>
  renderScreen(
    <DrawdownAccountForm
      banks={[bank as never]}
      saved={null}
      companyName="Harbour Gift Trading Limited"
      shopCurrency="GBP"
      business={business}
    />,
  )
const branch = () => screen.getByRole<HTMLInputElement>('textbox', { name: '分行' })
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: '账号' })

beforeEach(() => loginSeller())

const fillIn = async (business?: Parameters<typeof open>[0]) => {
  const page = open(business)
  await page.user.selectOptions(screen.getByRole('combobox', { name: '开户银行' }), bank.swift_code)
  await page.fill(branch(), 'Central')
  await page.fill(screen.getByRole('textbox', { name: '分行地址' }), '1 Queen’s Road Central, Hong Kong')
  await page.fill(number(), '808-123456-838')
  return page
}

describe('the draft of the account form', () => {
  it('is restored after a reload', async () => {
    const { unmount } = await fillIn()
    unmount()
    open()
    expect(branch().value).toBe('Central')
    expect(number().value).toBe('808-123456-838')
  })

  it('is restored for the same user after an expired session, and for no other', async () => {
    const { unmount } = await fillIn()
    unmount()
    sessionStore.expire()
    loginSeller({ userId: 'another-user' })
    const another = open()
    expect(branch().value).toBe('')
    another.unmount()
    loginSeller()
    open()
    expect(branch().value).toBe('Central')
  })

  it('is removed once it is saved', async () => {
    server.answer(applicationEndpoints.saveDebitAccount, {
      path: '/credit/hook/register/business-info',
      path_name: 'XDJ Drawdown Account Submitted',
    })
    const { user, place } = await fillIn()
    expect(JSON.stringify(sessionStorage)).toContain('808-123456-838')
    await user.click(screen.getByRole('button', { name: /保存/ }))
    await waitFor(() => expect(place()).toBe('/credit/hook/register/business-info'))
    expect(JSON.stringify(sessionStorage)).not.toContain('808-123456-838')
  })
})

describe('business information that the KYC has', () => {
  const business = { years_of_business: 8 }
  const accountSaved = {
    path: '/credit/hook/register/business-info',
    path_name: 'XDJ Drawdown Account Submitted',
  } as const
  const save = async () => {
    server.answer(applicationEndpoints.saveDebitAccount, accountSaved)
    const page = await fillIn(business)
    expect(screen.getByText(/经营资料沿用公司认证时填写的/)).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: /保存/ }))
    return page
  }

  it('is taken over with the account, and the signing comes next', async () => {
    server.answer(applicationEndpoints.saveBusinessInformation, {
      path: '/credit/hook/register/signing',
      path_name: 'XDJ Business Info Submitted',
    })
    const { place } = await save()
    await waitFor(() => expect(place()).toBe('/credit/hook/register/signing'))
    expect(server.callsOf(applicationEndpoints.saveBusinessInformation)).toMatchObject([{ body: business }])
  })

  it('is asked for on its own screen if it could not be taken over', async () => {
    server.refuse(applicationEndpoints.saveBusinessInformation, 'wrongState')
    const { place } = await save()
    await waitFor(() => expect(place()).toBe(accountSaved.path))
  })
})
