import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { JoinCompanyDialog } from '../../../web/features/companies/join-company-dialog.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { lookUpCompany, askToJoin } = companiesEndpoints

beforeEach(() => loginSeller())

const open = async () => {
  const rendered = renderScreen(<JoinCompanyDialog open onClose={vi.fn<() => void>()} />, { at: '/company' })
  const dialog = within(await screen.findByRole('dialog', { name: '加入已有公司' }))
  const find = async (number: string) => {
    await rendered.fill(dialog.getByRole('textbox', { name: '号码' }), number)
    await rendered.user.click(dialog.getByRole('button', { name: '查找公司' }))
  }
  return { ...rendered, dialog, find }
}

it('a registered company: its administrators receive the request', async () => {
  server.refuse(lookUpCompany, 'invitationNeeded')
  server.answer(askToJoin, null)
  const { dialog, user, find } = await open()
  await find('12345678')
  await user.click(await dialog.findByRole('button', { name: '申请加入' }))
  expect(await dialog.findByText(/申请已提交/)).toBeTruthy()
  expect(server.callsOf(askToJoin).map(({ body }) => body)).toEqual([{ brn: '12345678' }])
})

it('an unknown company: the user can verify it as their own', async () => {
  server.answer(lookUpCompany, null)
  const { dialog, find } = await open()
  await find('12345678')
  expect(await dialog.findByText(/还没有找到这家公司/)).toBeTruthy()
})

it('the user’s own company, or a pending request, is reported at the number', async () => {
  server.refuse(lookUpCompany, 'alreadyInCompany')
  const { dialog, find } = await open()
  await find('12345678')
  expect(await dialog.findByText('您已经是这家公司的用户，可以直接切换到该公司。')).toBeTruthy()
  server.refuse(lookUpCompany, 'alreadyHasBrn')
  await find('12345679')
  expect(await dialog.findByText('您已经申请加入这家公司，正在等待管理员确认。')).toBeTruthy()
})

it('an invalid or missing number is not sent', async () => {
  const { dialog, user, find } = await open()
  await user.click(dialog.getByRole('button', { name: '查找公司' }))
  await find('1234')
  expect(server.callsOf(lookUpCompany)).toHaveLength(0)
  await user.selectOptions(dialog.getByRole('combobox', { name: '查找方式' }), '统一社会信用代码（内地）')
  server.refuse(lookUpCompany, 'tooManyRequests')
  await find('91110000600037341L')
  expect(await dialog.findByText('操作太频繁了，请稍等一会儿再试。')).toBeTruthy()
  expect(server.callsOf(lookUpCompany)[0]?.body).toEqual({ uscc: '91110000600037341L' })
})
