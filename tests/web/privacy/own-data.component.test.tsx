import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownDataFields, ownDataKinds } from '#shared/privacy/own-data.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { PrivacyCard } from '../../../web/features/privacy/privacy-card.tsx'
import * as en from '../../../web/i18n/en/privacy.ts'
import * as zhCN from '../../../web/i18n/zh-CN/privacy.ts'
import * as zhTW from '../../../web/i18n/zh-TW/privacy.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

beforeEach(() => {
  loginSeller()
  server.answer(privacyEndpoints.listCorrections, { corrections: [] })
})
afterEach(() => vi.restoreAllMocks())

const ownData = {
  generated_at: '2026-11-02T01:00:00.000Z',
  sections: [
    {
      kind: 'profile' as const,
      is_whole: true,
      records: [{ name: '<script>alert(1)</script>', created_at: '2026-10-01T01:00:00.000Z' }],
    },
    {
      kind: 'acts' as const,
      is_whole: false,
      records: [
        { act: 'submit-drawdown', subject: 'money', happened_at: '2026-11-01T01:00:00.000Z' },
        { act: 'logout', subject: 'account', user_agent: 'A & B' },
      ],
    },
    { kind: 'mailStop' as const, is_whole: true, records: [] },
  ],
}

/** The file that a click downloads. */
const saved = async (press: () => Promise<void>) => {
  const made: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await press()
  return { text: (await made[0]?.text()) ?? '', name: names[0] }
}

const askFor = async () => {
  server.answer(privacyEndpoints.exportOwnData, ownData)
  const { user } = renderScreen(<PrivacyCard />)
  await user.click(await screen.findByRole('button', { name: '下载' }))
  await user.click(screen.getByRole('button', { name: '生成数据' }))
  await screen.findByText('您的数据已经备好。')
  return user
}

describe('a user’s own data', () => {
  it('is downloaded as the server’s JSON, on request', async () => {
    const user = await askFor()
    expect(server.callsOf(privacyEndpoints.exportOwnData)).toHaveLength(1)
    const { text, name } = await saved(() => user.click(screen.getByRole('button', { name: '下载 JSON' })))
    expect(JSON.parse(text)).toEqual(ownData)
    expect(name).toBe('my-data-2026-11-02.json')
  })

  it('is downloaded as a readable page, in which entered text is escaped', async () => {
    const user = await askFor()
    const { text, name } = await saved(() => user.click(screen.getByRole('button', { name: '下载网页' })))
    expect(name).toBe('my-data-2026-11-02.html')
    const page = new DOMParser().parseFromString(text, 'text/html')
    expect(page.documentElement.lang).toBe('zh-CN')
    expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      '账户资料',
      '您的操作',
      '停止发信',
    ])
    expect(page.querySelector('script')).toBeNull()
    expect(page.querySelector('dd')?.textContent).toBe('<script>alert(1)</script>')
    expect([...page.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['资金', '账户', 'A & B']),
    )
    expect(page.body.textContent).toContain('仅列出最近 2 条')
    expect(page.body.textContent).toContain('没有记录。')
  })

  it('is not downloaded if it is refused', async () => {
    server.refuse(privacyEndpoints.exportOwnData, 'tooManyRequests')
    const { user } = renderScreen(<PrivacyCard />)
    await user.click(await screen.findByRole('button', { name: '下载' }))
    await user.click(screen.getByRole('button', { name: '生成数据' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: '下载 JSON' })).toBeNull())
  })

  it.each([zhCN, zhTW, en])('has translations for every field', ({ privacy }) => {
    expect(Object.keys(privacy.ownData.fields).toSorted()).toEqual([...ownDataFields].toSorted())
    expect(Object.keys(privacy.ownData.kinds).toSorted()).toEqual([...ownDataKinds].toSorted())
  })
})
