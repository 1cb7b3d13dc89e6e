import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { AccountDocumentsCard } from '../../../web/features/repayment/account-documents-card.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { requestPaper, getPaperTable } = repaymentEndpoints

beforeEach(() => loginSeller())

const make = () => screen.getByRole('button', { name: '生成并下载' })

describe('a document', () => {
  it('is created, and downloaded once ready', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    server.answer(requestPaper, { file_id: 'file-1' })
    server.answer(filesEndpoints.getFileOnlineUrl, { url: 'https://store.example/file-1' })
    const { user } = renderScreen(<AccountDocumentsCard />)
    await user.selectOptions(screen.getByRole('combobox', { name: /^文件/ }), '利息支付证明')
    await user.selectOptions(screen.getByRole('combobox', { name: /^期间/ }), '去年全年')
    await user.click(make())
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    expect(server.callsOf(requestPaper).map(({ body }) => body)).toEqual([
      { kind: 'interest_paper', period: 'lastYear' },
    ])
  })

  it('is not requested for missing or inverted days', async () => {
    server.answer(getPaperTable, { file_name: 'statement.csv', content: 'a' })
    const { user } = renderScreen(<AccountDocumentsCard />)
    await user.selectOptions(screen.getByRole('combobox', { name: /^期间/ }), '自选日期')
    await user.selectOptions(screen.getByRole('combobox', { name: /^格式/ }), '表格（CSV）')
    await user.click(make())
    expect(document.activeElement).toBe(screen.getByLabelText(/^开始日期/))
    expect(server.callsOf(getPaperTable)).toEqual([])
  })
})
