import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { termsOfMember } from '#shared/account/signup-terms.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { Component as InvitationPage } from '../../../web/features/companies/invitation-page.tsx'
import { server } from '../../support/web/fake-server.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { openInvitation, acceptInvitation, joinByInvitation } = companiesEndpoints

const invitation: ResponseOf<typeof openInvitation> = {
  registerNameEn: 'Harbour Gift Limited',
  registerNameCn: '海港礼品有限公司',
  email: 'new@harbour-gift.example',
  inviter: '林美华',
  role: 'user',
  expires_at: '2026-11-09T02:00:00.000Z',
  has_account: false,
}

const open = (token = 'invitation-token') =>
  renderScreen(<InvitationPage />, { at: token ? `/invitation?token=${token}` : '/invitation' })

describe('an invitation', () => {
  it.each([
    ['invitationExpired', '邀请已过期。请让公司管理员重新邀请您。'],
    ['invitationLinkInvalid', /链接已被使用、已撤回/],
  ] as const)('that is no good (%s) says why, and what to do', async (reason, words) => {
    server.refuse(openInvitation, reason)
    open()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('without its token asks for nothing', async () => {
    open('')
    expect(await screen.findByText('链接不完整。请从邮件中完整地打开链接。')).toBeTruthy()
  })
})

it('who has an account says yes', async () => {
  server.answer(openInvitation, { ...invitation, has_account: true, inviter: '' })
  server.answer(acceptInvitation, { email: invitation.email })
  const { user } = open()
  expect(await screen.findByRole('heading', { level: 1, name: '加入海港礼品有限公司' })).toBeTruthy()
  expect(screen.getByText(/公司管理员 邀请您以“普通用户”的身份加入/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '加入公司' }))
  expect(await screen.findByRole('link', { name: '去登录' })).toBeTruthy()
  expect(server.callsOf(acceptInvitation).map(({ body }) => body)).toEqual([{ token: 'invitation-token' }])
})

it('who has none gives a name, a password and accepts the terms', async () => {
  server.answer(openInvitation, invitation)
  server.answer(joinByInvitation, { email: invitation.email })
  const { user, fill } = open()
  await user.click(await screen.findByRole('button', { name: '创建账户并加入' }))
  expect(server.callsOf(joinByInvitation)).toHaveLength(0)
  await fill(screen.getByLabelText(/^姓名/), '陈晨')
  await fill(screen.getByLabelText(/^密码/), 'Kestrel#58')
  await fill(screen.getByLabelText(/^再次输入密码/), 'Kestrel#58')
  await user.click(screen.getByRole('button', { name: '创建账户并加入' }))
  expect(server.callsOf(joinByInvitation)).toHaveLength(0)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '创建账户并加入' }))
  expect(await screen.findByRole('heading', { level: 1, name: '您已加入公司' })).toBeTruthy()
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
