import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ShownUser } from '#shared/desk/people.ts'
import {
  AdvisersPage,
  AnnouncementsPage,
  CampaignsPage,
  LinksPage,
  RedPacketsPage,
} from '../../../web/desk/features/people/text-pages.tsx'
import { UsersPage } from '../../../web/desk/features/people/users-page.tsx'
import { declaredForm } from './declared-form.ts'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
/** The declared form of every act. */
const forms = { 'act-show': ({ name }: Record<string, unknown>) => ({ ...declaredForm(String(name)) }) }

const user: ShownUser = {
  userId: 'u1',
  email: 'mei@shop.test',
  name: '陈美',
  phone: '•••8000',
  companyId: 'c1',
  isActivated: true,
  isSkip: false,
  blockedAt: null,
  registerSource: 'hook',
  createdAt: '2026-11-02T01:00:00.000Z',
  wrongPasswordsToday: 10,
  isLocked: true,
  sessions: 2,
  passkeys: 1,
  codeApp: false,
  factorsReset: { at: '2027-01-12T01:00:00.000Z', by: 'ada', identityCheck: 'called back on file' },
  mailStop: { why: 'bounced', since: '2027-01-20T01:00:00.000Z' },
}

const acts = [
  'user-unlock',
  'user-block',
  'user-unblock',
  'user-reset-factors',
  'email-resume',
  'user-invite',
]
const may = Object.fromEntries(acts.map((name) => [name, {}]))

describe('a user', () => {
  test('is looked up once, and shown with the acts that their state permits', async () => {
    const {
      user: hand,
      calls,
      place,
    } = await showScreen(<UsersPage />, {
      path: '/users',
      told: {
        ...may,
        ...forms,
        'user-show': { ...user },
        'company-show': {
          companyId: 'c1',
          companyNameEn: null,
          companyNameCn: '海港礼品贸易有限公司',
          members: [
            {
              userId: 'u1',
              name: '陈大文',
              email: user.email,
              role: 'administrator',
              status: 'Active',
              since: '2027-01-04T02:00:00.000Z',
            },
          ],
        },
      },
    })
    await hand.type(screen.getByRole('textbox'), 'mei@shop.test{Enter}')
    const pane = await screen.findByRole('region', { name: '陈美' })
    expect(place.now).toBe('/users')
    for (const words of [
      '今天已锁定',
      '邮箱已验证',
      '邮件已停发',
      '通行密钥 1 个',
      '•••8000',
      'called back on file',
    ])
      expect(pane.textContent).toContain(words)
    expect(
      within(pane)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['解除登录锁定', '恢复发送邮件', '重置两步验证', '停用用户'])
    const company = await within(pane).findByRole('link', { name: '海港礼品贸易有限公司' })
    expect(company.getAttribute('href')).toBe('/companies/c1')
    expect(pane.textContent).toContain('管理员')
    await hand.click(within(pane).getByRole('button', { name: '重置两步验证' }))
    const dialog = await screen.findByRole('dialog')
    await hand.type(await within(dialog).findByRole('textbox', { name: /身份/ }), 'called back')
    await hand.click(within(dialog).getByRole('button', { name: /预览/ }))
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        action: 'user-reset-factors',
        user: 'u1',
        identityCheck: 'called back',
        dryRun: true,
      }),
    )
    expect(calls.filter(({ action }) => action === 'user-show')).toHaveLength(1)
  })

  test('who is blocked can be unblocked; in good standing, the only act is to block', async () => {
    const well = { ...user, wrongPasswordsToday: 0, isLocked: false, passkeys: 0, mailStop: null }
    await showScreen(<UsersPage />, {
      path: '/users',
      address: '/users?user=u1',
      told: { ...may, 'user-show': { ...well, name: null, blockedAt: '2027-01-20T01:00:00.000Z' } },
    })
    const pane = await screen.findByRole('region', { name: 'mei@shop.test' })
    expect(pane.textContent).toContain('已停用，自')
    expect(
      within(pane)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['恢复用户'])
  })
})

const rowOf = (name: RegExp) => screen.findByRole('row', { name })
const words = (title: string) => ({ title, content: '正文' })

describe('the lender’s list pages', () => {
  test('announcements are shown in the user’s locale, and withdrawn by id', async () => {
    const { user: hand, calls } = await showScreen(<AnnouncementsPage />, {
      path: '/announcements',
      told: {
        ...forms,
        'announcement-publish': {},
        'announcement-withdraw': {},
        'announcement-list': {
          announcements: [
            {
              id: 'a',
              words: { 'zh-CN': words('春节安排'), 'zh-TW': words('春節安排'), en: words('New Year') },
              publishedAt: '2027-01-20T01:00:00.000Z',
              until: '2027-02-20',
              isInForce: true,
            },
          ],
        },
      },
    })
    const row = await rowOf(/春节安排/)
    expect(row.textContent).toContain('展示中')
    expect(screen.getByRole('button', { name: '发布公告' })).toBeDefined()
    await hand.click(within(row).getByRole('button', { name: '结束' }))
    const dialog = await screen.findByRole('dialog')
    await hand.click(await within(dialog).findByRole('button', { name: /预览/ }))
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({ action: 'announcement-withdraw', id: 'a', dryRun: true }),
    )
  })

  const pool = {
    id: 'welcome',
    type: 'coupon',
    amount: '88.00',
    currency: 'GBP',
    quantity: 10,
    remaining: 4,
    collected: 6,
    expiresOn: '2027-12-31',
    voidedAt: null,
  }

  test.each([
    ['可领取', {}, true],
    ['已领完', { remaining: 0 }, true],
    ['已过期', { remaining: 0, expiresOn: '2027-01-30' }, false],
    ['已作废', { voidedAt: '2027-01-02T01:00:00.000Z' }, false],
  ])(
    'a pool of red packets is %s, and can be ended while there is something to end',
    async (state, changes, ends) => {
      await showScreen(<RedPacketsPage />, {
        path: '/red-packets',
        told: { 'red-packet-void': {}, 'red-packet-list': { pools: [{ ...pool, ...changes }] } },
      })
      const row = await rowOf(/welcome/)
      expect(row.textContent).toContain(state)
      expect(within(row).queryByRole('button', { name: '结束' }) !== null).toBe(ends)
    },
  )

  test('a campaign’s form is prefilled', async () => {
    const { user: hand, calls } = await showScreen(<CampaignsPage />, {
      path: '/campaigns',
      told: {
        ...forms,
        'campaign-tag-set': {},
        'campaign-tag-list': {
          campaignTags: [
            {
              id: 'spring',
              name: '春季',
              template: 'adv-red',
              redPacket: null,
              changedAt: '2027-01-02T01:00:00.000Z',
            },
          ],
        },
      },
    })
    await hand.click(within(await rowOf(/spring/)).getByRole('button', { name: '修改' }))
    const dialog = await screen.findByRole('dialog')
    await hand.click(await within(dialog).findByRole('button', { name: /预览/ }))
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({
        action: 'campaign-tag-set',
        id: 'spring',
        template: 'adv-red',
        name: '春季',
        dryRun: true,
      }),
    )
  })

  test.each([
    ['customer-service-list', 'customerServices', <AdvisersPage key="a" />, '12'],
    ['link-list', 'links', <LinksPage key="l" />, 'spring'],
  ])('%s goes on page by page', async (list, rows, page, id) => {
    const one = { id, name: 'Mei', path: '/financing/', sha256: 'x', changedAt: '2027-01-02T01:00:00.000Z' }
    const { user: hand } = await showScreen(page, {
      path: '/list',
      told: {
        [list]: ({ cursor }) =>
          cursor ? { [rows]: [{ ...one, id: 'last' }] } : { [rows]: [one], cursor: 'c' },
      },
    })
    expect(await rowOf(new RegExp(id))).toBeDefined()
    await hand.click(screen.getByRole('button', { name: '载入更多' }))
    expect(await rowOf(/last/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '修改' })).toBeNull()
  })

  test('an empty list shows a message', async () => {
    await showScreen(<LinksPage />, { path: '/links', told: { 'link-list': { links: [] } } })
    expect(await screen.findByText('还没有内容')).toBeDefined()
  })
})
