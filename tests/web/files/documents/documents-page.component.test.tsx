import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { signerChangesEndpoints } from '#shared/agreements/signer-changes.endpoints.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { Component as DocumentsPage } from '../../../../web/features/files/documents/documents-page.tsx'
import type { Document } from '../../../../web/features/files/documents/documents-queries.ts'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const { searchFiles, getFileOnlineUrl } = filesEndpoints
const { getMailOccurrence, sendRpaEmail } = signerChangesEndpoints

const aDocument = (changes: Partial<Document> = {}): Document => ({
  file_id: 'file-1',
  file_name: '公司注册证书.pdf',
  kind: 'certificate_of_incorporation',
  size: 300_000,
  created_at: '2026-11-02T01:00:00.000Z',
  standing: 'available',
  ...changes,
})

const note = aDocument({ file_id: 'note-1', file_name: 'note-1.pdf', kind: 'drawdown_note' })

beforeEach(() => loginSeller())

const rows = () => screen.findAllByRole('listitem')

describe('the documents', () => {
  test('show name, date and size, and open the chosen one', async () => {
    server.answer(searchFiles, { records: [note, aDocument()] })
    const url = 'https://store.example/file-1'
    server.answer(getFileOnlineUrl, { url })
    server.store(url, () => new Response('content', { headers: { 'content-type': 'image/png' } }))
    const { user } = renderScreen(<DocumentsPage />)
    const [first, second] = await rows()
    expect(first?.textContent).toContain('承付票')
    expect(second?.textContent).toContain('公司注册证书.pdf')
    expect(second?.textContent).toContain('2026年11月2日 09:00 · 293 KB')
    await user.click(screen.getByRole('button', { name: '打开 公司注册证书.pdf' }))
    expect(await screen.findByRole('img', { name: '公司注册证书.pdf' })).toBeTruthy()
    expect(server.callsOf(getFileOnlineUrl).map(({ body }) => body)).toEqual([{ file_id: 'file-1' }])
  })

  test.each([
    ['checking', '安全扫描中', '通常不到一分钟'],
    ['late', '扫描时间较长', '无需重新上传'],
    ['unsafe', '含有恶意程序', '文件已删除'],
    ['uncheckable', '未能扫描', '请去除密码后重新上传'],
  ] as const)('that are %s show why they cannot be opened', async (standing, badge, why) => {
    server.answer(searchFiles, { records: [aDocument({ standing })] })
    renderScreen(<DocumentsPage />)
    const [row] = await rows()
    expect(within(row as HTMLElement).getByText(badge)).toBeTruthy()
    expect(row?.textContent).toContain(why)
    expect(screen.queryByRole('button', { name: /打开/ })).toBeNull()
  })

  test('that everyone signed link to their verification, and can be mailed again', async () => {
    server.answer(searchFiles, { records: [aDocument({ kind: 'agreement', file_name: 'FA-1.pdf' }), note] })
    server.answer(getMailOccurrence, {
      type: 'rpa',
      sent: true,
      sent_at: '2026-11-02T01:00:00.000Z',
      next_at: '2026-11-03T01:00:00.000Z',
    })
    const next_at = '2099-01-01T01:00:00.000Z'
    server.answer(sendRpaEmail, () => {
      server.answer(getMailOccurrence, {
        type: 'rpa',
        sent: true,
        sent_at: '2026-11-04T01:00:00.000Z',
        next_at,
      })
      return { sent_at: '2026-11-04T01:00:00.000Z', next_at }
    })
    const { user } = renderScreen(<DocumentsPage />)
    const [agreement, other] = await rows()
    const copy = within(agreement as HTMLElement)
    expect(copy.getByRole('link', { name: '查验真伪' }).getAttribute('href')).toBe('/verify')
    expect(within(other as HTMLElement).queryByRole('link', { name: '查验真伪' })).toBeNull()
    await user.click(await copy.findByRole('button', { name: '再发一次到签署人邮箱' }))
    expect(await copy.findByText('副本上次发出：2026年11月4日 09:00')).toBeTruthy()
    expect(copy.queryByRole('button', { name: '再发一次到签署人邮箱' })).toBeNull()
    expect(server.callsOf(sendRpaEmail).map(({ body }) => body)).toEqual([{ kind: 'facility' }])
  })

  test('are filtered by group, which may be empty', async () => {
    server.answer(searchFiles, ({ body }) => ({
      records: (body as { group?: string }).group === 'agreement' ? [] : [note],
    }))
    const { user } = renderScreen(<DocumentsPage />)
    await user.selectOptions(await screen.findByRole('combobox', { name: '文件类别' }), '协议')
    expect(await screen.findByRole('heading', { name: '没有这类文件' })).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: '文件类别' }), '全部文件')
    expect(await rows()).toHaveLength(1)
  })

  test('are loaded page by page', async () => {
    server.answer(searchFiles, ({ body }) =>
      (body as { cursor?: string }).cursor ? { records: [aDocument()] } : { records: [note], cursor: 'next' },
    )
    const { user } = renderScreen(<DocumentsPage />)
    await user.click(await screen.findByRole('button', { name: '显示更多' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: '显示更多' })).toBeNull()
  })

  test('show an explanation and the next step if there are none', async () => {
    server.answer(searchFiles, { records: [] })
    renderScreen(<DocumentsPage />)
    expect(await screen.findByRole('heading', { name: '还没有文件' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '填写公司资料' }).getAttribute('href')).toBe('/company')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('can be retried after a failure', async () => {
    server.breakOff(searchFiles)
    const { user } = renderScreen(<DocumentsPage />)
    const again = await screen.findByRole('button', { name: '再试一次' })
    server.answer(searchFiles, { records: [note] })
    await user.click(again)
    expect(await rows()).toHaveLength(1)
  })
})
