import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfMember } from '#shared/account/signup-terms.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import { requestedScreen } from '../../../web/app/requested-screen.ts'
import { Component as InvitationPage } from '../../../web/features/companies/invitation-page.tsx'
import { server } from '../../support/web/fake-server.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { loginResponse } from '../account/account-responses.ts'

const { openInvitation, acceptInvitation, joinByInvitation, switchCompany } = companiesEndpoints
const { login } = accountEndpoints

const loginAs = (token: string) => ({ ...loginResponse, token, access_token: token })

const invitation: ResponseOf<typeof openInvitation> = {
  registerNameEn: 'Harbour Gift Limited',
  registerNameCn: '海港礼品有限公司',
  email: 'new@harbour-gift.example',
  inviter: 'mei@harbour-gift.example',
  role: 'user',
  expires_at: '2026-11-09T02:00:00.000Z',
  is_verified: true,
  has_account: false,
}

const open = (token = 'invitation-token') =>
  renderScreen(<InvitationPage />, { at: token ? `/invitation?token=${token}` : '/invitation' })

beforeEach(() => server.store('http://portal.example/config.json', () => Response.json({})))

describe('an invitation', () => {
  it.each([
    ['invitationExpired', '邀请已过期。请让公司管理员重新邀请您。'],
    ['invitationLinkInvalid', /链接已被使用、已撤回/],
  ] as const)('that is invalid (%s) shows why, and what to do', async (reason, words) => {
    server.refuse(openInvitation, reason)
    open()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('without its token makes no call', async () => {
    open('')
    expect(await screen.findByText('链接不完整。请从邮件中完整地打开链接。')).toBeTruthy()
  })
})

const logIn = (email: string) =>
  sessionStore.open({
    accessToken: 'token',
    tokenExpiration: '2099-01-01T00:00:00.000Z',
    user: { userId: 'u1', email, mobile: null, isActivated: true, registerSource: null },
  })

describe('a user with an account', () => {
  afterEach(() => sessionStore.end())

  it('logs in before accepting, and returns to the invitation', async () => {
    server.answer(openInvitation, { ...invitation, has_account: true })
    const { user } = open()
    expect(await screen.findByRole('heading', { level: 1, name: '加入海港礼品有限公司' })).toBeTruthy()
    expect(screen.getByText(/mei@harbour-gift.example 邀请您以“普通用户”的身份加入/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '加入公司' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '登录并查看邀请' }))
    await waitFor(() => expect(requestedScreen('u1')).toBe('/invitation#token=invitation-token'))
    sessionStorage.clear()
    expect(server.callsOf(acceptInvitation)).toHaveLength(0)
  })

  it('accepts in their own session, and goes on with the company at once', async () => {
    logIn(invitation.email)
    server.answer(openInvitation, { ...invitation, has_account: true })
    server.answer(acceptInvitation, { email: invitation.email, company_id: 'c2' })
    server.answer(switchCompany, loginAs('token-of-c2'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '加入并办理这家公司的业务' }))
    await waitFor(() => expect(sessionStore.get()?.accessToken).toBe('token-of-c2'))
    expect(server.callsOf(acceptInvitation).map(({ body }) => body)).toEqual([{ token: 'invitation-token' }])
    expect(server.callsOf(switchCompany).map(({ body }) => body)).toEqual([{ company_id: 'c2' }])
  })

  it('joins without switching', async () => {
    logIn(invitation.email)
    server.answer(openInvitation, { ...invitation, has_account: true })
    server.answer(acceptInvitation, { email: invitation.email, company_id: 'c2' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '只加入，继续办理原来公司的业务' }))
    expect(await screen.findByRole('button', { name: '办理海港礼品有限公司的业务' })).toBeTruthy()
    expect(server.callsOf(switchCompany)).toHaveLength(0)
  })

  it('has joined, and chooses the company, if switching to it fails', async () => {
    logIn(invitation.email)
    server.answer(openInvitation, { ...invitation, has_account: true })
    server.answer(acceptInvitation, { email: invitation.email, company_id: 'c2' })
    server.refuse(switchCompany, 'changedMeanwhile')
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '加入并办理这家公司的业务' }))
    expect(await screen.findByRole('button', { name: '办理海港礼品有限公司的业务' })).toBeTruthy()
  })

  it('joins an unverified company, and sees that the switch dialog does not list it', async () => {
    logIn(invitation.email)
    server.answer(openInvitation, {
      ...invitation,
      has_account: true,
      registerNameEn: null,
      registerNameCn: null,
      is_verified: false,
    })
    server.answer(acceptInvitation, { email: invitation.email, company_id: 'c2' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '加入公司' }))
    expect(await screen.findByRole('heading', { level: 1, name: '您已加入这家公司' })).toBeTruthy()
    expect(screen.getByText(/不会出现在“切换公司”里/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '办理这家公司的业务' })).toBeTruthy()
  })

  it('is asked to change accounts in another user’s session', async () => {
    logIn('other@harbour-gift.example')
    server.answer(openInvitation, { ...invitation, has_account: true })
    open()
    expect(await screen.findByText(/您现在登录的是 other@harbour-gift.example/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '加入公司' })).toBeNull()
  })
})

it('of an unverified company names only the inviting user, and warns', async () => {
  server.answer(openInvitation, {
    ...invitation,
    registerNameEn: null,
    registerNameCn: null,
    is_verified: false,
  })
  open()
  expect(await screen.findByText('这家公司还没有通过认证')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: '加入一家公司' })).toBeTruthy()
})

it('a user without one enters name and password, accepts the terms, and is logged in', async () => {
  server.answer(openInvitation, invitation)
  server.answer(joinByInvitation, { email: invitation.email })
  server.answer(login, loginAs('token-of-login'))
  const { user, fill } = open()
  await user.click(await screen.findByRole('button', { name: '创建账户并加入' }))
  expect(server.callsOf(joinByInvitation)).toHaveLength(0)
  await fill(screen.getByLabelText(/^姓名/), '陈晨')
  await fill(screen.getByLabelText(/^新密码/), 'Kestrel#58')
  await fill(screen.getByLabelText(/^再次输入新密码/), 'Kestrel#58')
  await user.click(screen.getByRole('button', { name: '创建账户并加入' }))
  expect(server.callsOf(joinByInvitation)).toHaveLength(0)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '创建账户并加入' }))
  await waitFor(() => expect(sessionStore.get()?.accessToken).toBe('token-of-login'))
  expect(server.callsOf(login).map(({ body }) => body)).toEqual([
    { email: invitation.email, password: 'Kestrel#58', source: 'small_shop_financing' },
  ])
  expect(server.callsOf(joinByInvitation).map(({ body }) => body)).toEqual([
    {
      token: 'invitation-token',
      user_name: '陈晨',
      password: 'Kestrel#58',
      password_confirmation: 'Kestrel#58',
      agreements: termsOfMember(),
    },
  ])
})

it('shows the password’s rule before anything is typed (N26)', async () => {
  server.answer(openInvitation, invitation)
  open()
  expect(await screen.findByText(/^8–16 个字符，须包含大写字母、小写字母、数字和特殊字符/)).toBeTruthy()
})

it('a user whose login asks for more continues on the login page', async () => {
  server.answer(openInvitation, invitation)
  server.answer(joinByInvitation, { email: invitation.email })
  server.refuse(login, 'wrongPasswordCaptchaNeeded')
  const { user, fill } = open()
  await fill(await screen.findByLabelText(/^姓名/), '陈晨')
  await fill(screen.getByLabelText(/^新密码/), 'Kestrel#58')
  await fill(screen.getByLabelText(/^再次输入新密码/), 'Kestrel#58')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '创建账户并加入' }))
  expect(await screen.findByRole('heading', { level: 1, name: '您已加入海港礼品有限公司' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '去登录' })).toBeTruthy()
})
