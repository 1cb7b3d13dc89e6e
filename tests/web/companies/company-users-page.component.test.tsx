import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { Component as CompanyUsersPage } from '../../../web/features/companies/company-users-page.tsx'
import type { Member } from '../../../web/features/companies/company-users-queries.ts'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aMember } from './company-responses.ts'

const {
  listMembers,
  getCompanyProfile,
  updateRole,
  removeMember,
  confirmMember,
  rejectMember,
  inviteMember,
} = companiesEndpoints

const noFactors = { passkeys: [], code_app: null, recovery_codes_left: 0, required_by: null }

const self = aMember({ is_self: true })
const clerk = aMember({ id: 'user-2', user_name: '', email: 'clerk@harbour-gift.example', role: 'user' })
const request = aMember({
  id: 'user-3',
  kind: 'request',
  user_name: '陈晨',
  email: 'chen@harbour-gift.example',
  role: 'user',
  status: 'Confirming',
})
const invitation = aMember({
  id: 'invitation-1',
  kind: 'invitation',
  user_name: '',
  email: 'new@harbour-gift.example',
  role: 'user',
  status: 'Confirming',
  expires_at: '2020-11-09T02:00:00.000Z',
})

const show = (records: Member[], role: CompanyRole = 'administrator') => {
  server.answer(getCompanyProfile, companyProfile({ role }))
  server.answer(listMembers, { records })
  server.answer(factorsEndpoints.listFactors, noFactors)
  return renderScreen(<CompanyUsersPage />, { at: '/company/users' })
}

const section = async (name: string) => within(await screen.findByRole('table', { name }))

beforeEach(() => loginSeller())

describe('the company’s users', () => {
  it('are distinguished from requests and invitations, and an expired invitation is marked', async () => {
    show([request, self, clerk, invitation])
    expect((await section('加入申请')).getByText('陈晨')).toBeTruthy()
    expect((await section('现有用户')).getByText('（您）')).toBeTruthy()
    expect((await section('待接受的邀请')).getByText('邀请已过期')).toBeTruthy()
    expect(screen.queryByText('company-1')).toBeNull()
  })

  it('are shown to other users without actions, with the administrators’ names', async () => {
    show([self, { ...clerk, is_self: false }, invitation], 'user')
    expect(await screen.findByText('邀请、移除用户和修改角色，请联系公司管理员。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /邀请|移除|撤回/ })).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('suggests an invitation to a single user', async () => {
    show([self])
    expect(await screen.findByText(/目前只有您一位用户/)).toBeTruthy()
  })

  it('shows the failure, and retries', async () => {
    server.breakOff(getCompanyProfile)
    server.answer(listMembers, { records: [self] })
    renderScreen(<CompanyUsersPage />, { at: '/company/users' })
    expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy()
  })
})

describe('an administrator', () => {
  it('changes a role, and sees why the last administrator keeps it', async () => {
    server.refuse(updateRole, 'lastAdministrator')
    const { user } = show([self, clerk])
    const role = await screen.findByRole('combobox', { name: '角色 clerk@harbour-gift.example' })
    await user.selectOptions(role, '管理员')
    expect(await screen.findByText('公司至少要有一位管理员。请先把另一位用户设为管理员。')).toBeTruthy()
    server.answer(updateRole, { user_id: 'user-2', role: 'administrator' })
    await user.selectOptions(role, '管理员')
    await expect.poll(() => server.callsOf(updateRole).map(({ body }) => body)).toHaveLength(2)
    expect(server.callsOf(updateRole)[1]?.body).toEqual({ user_id: 'user-2', role: 'administrator' })
  })

  it('removes a user after a confirmation with its effect', async () => {
    server.answer(removeMember, null)
    const { user } = show([self, clerk])
    const members = await section('现有用户')
    await user.click(members.getAllByRole('button', { name: '移除' })[1] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: '移除用户' }))
    expect(dialog.getByText(/clerk@harbour-gift.example 将立即退出本公司/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '移除' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(server.callsOf(removeMember).map(({ body }) => body)).toEqual([{ id: 'user-2' }])
  })

  it('approves or declines a request to join', async () => {
    server.answer(confirmMember, null)
    server.answer(rejectMember, null)
    const { user } = show([request, self])
    const requests = await section('加入申请')
    await user.click(requests.getByRole('button', { name: '同意加入' }))
    await expect.poll(() => server.callsOf(confirmMember).length).toBe(1)
    await user.click(requests.getByRole('button', { name: '拒绝' }))
    const dialog = within(await screen.findByRole('dialog', { name: '拒绝申请' }))
    await user.click(dialog.getByRole('button', { name: '拒绝' }))
    await expect
      .poll(() => server.callsOf(rejectMember).map(({ body }) => body))
      .toEqual([{ user_id: 'user-3' }])
  })

  it('invites by email address, and sees at the field if it is a user already', async () => {
    server.refuse(inviteMember, 'alreadyExists')
    const { user, fill } = show([self])
    await user.click(await screen.findByRole('button', { name: '邀请用户' }))
    const dialog = within(await screen.findByRole('dialog', { name: '邀请用户' }))
    await user.click(dialog.getByRole('button', { name: '发送邀请' }))
    expect(server.callsOf(inviteMember)).toHaveLength(0)
    await fill(dialog.getByRole('textbox', { name: '邮箱' }), 'new@harbour-gift.example')
    await user.click(dialog.getByRole('radio', { name: /管理员/ }))
    await user.click(dialog.getByRole('button', { name: '发送邀请' }))
    expect(await dialog.findByText('该用户已经在贵公司，无需再次邀请')).toBeTruthy()
    server.answer(inviteMember, { id: 'invitation-1', expires_at: '2026-11-09T02:00:00.000Z' })
    await user.click(dialog.getByRole('button', { name: '发送邀请' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(server.callsOf(inviteMember)[1]?.body).toEqual({
      email: 'new@harbour-gift.example',
      role: 'administrator',
    })
  })

  it('sends an invitation again, or withdraws it', async () => {
    server.answer(inviteMember, { id: 'invitation-1', expires_at: '2026-11-09T02:00:00.000Z' })
    server.answer(removeMember, null)
    const { user } = show([self, invitation])
    const invitations = await section('待接受的邀请')
    await user.click(invitations.getByRole('button', { name: '重新发送' }))
    await expect.poll(() => server.callsOf(inviteMember).length).toBe(1)
    await user.click(invitations.getByRole('button', { name: '撤回邀请' }))
    const dialog = within(await screen.findByRole('dialog', { name: '撤回邀请' }))
    await user.click(dialog.getByRole('button', { name: '撤回邀请' }))
    await expect
      .poll(() => server.callsOf(removeMember).map(({ body }) => body))
      .toEqual([{ id: 'invitation-1' }])
  })
})

const button = (name: string) => screen.findByRole('button', { name })

describe('the company’s policy on second factors', () => {
  it('can be set and lifted by an administrator with a second factor', async () => {
    const { user } = show([self])
    server.refuse(factorsEndpoints.setFactorRequirement, 'wrongState')
    await user.click(await button('要求两步验证'))
    expect((await screen.findByRole('alert')).textContent).toContain('请先为自己开启')
    expect(screen.getByRole('link', { name: '去我的资料' })).toBeTruthy()
    server.answer(factorsEndpoints.setFactorRequirement, {
      ...noFactors,
      passkeys: [],
      required_by: 'company',
    })
    await user.click(await button('要求两步验证'))
    expect(await button('取消要求')).toBeTruthy()
    expect(server.callsOf(factorsEndpoints.setFactorRequirement).map(({ body }) => body)).toEqual([
      { required: true },
      { required: true },
    ])
  })

  it('is not shown to others', async () => {
    show([self], 'user')
    expect(await section('现有用户')).toBeTruthy()
    expect(screen.queryByText('两步验证要求')).toBeNull()
  })
})
