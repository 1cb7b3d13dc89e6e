import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { DeskView } from '#shared/desk/work-responses.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { setDraftOwner } from '../../../web/desk/api/stored-drafts.ts'
import { Navigation } from '../../../web/desk/app/navigation.tsx'
import { InboxPage } from '../../../web/desk/features/inbox/inbox-page.tsx'
import { resizeWindow } from '../../support/web/resize-window.ts'
import { declaredForm } from './declared-form.ts'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const rowOf = (n: number, takenBy: string | null) => ({
  companyId: `c${n}`,
  kycId: `k${n}`,
  companyNameEn: null,
  companyNameCn: ['海港贸易', '灯街电子', '安和家居'][n],
  isChange: false,
  submittedAt: `2027-01-2${n}T01:00:00.000Z`,
  answerDue: `2027-02-0${9 - n}`,
  workId: `2027-01-2${n}#k${n}`,
  takenBy,
  takenAt: takenBy ? '2027-01-29T01:00:00.000Z' : null,
})

const rows = [rowOf(0, 'grace'), rowOf(1, null), rowOf(2, 'ada')]

const show = (more: Parameters<typeof showScreen>[1]['told'] = {}, search = '', locale: Locale = 'zh-CN') =>
  showScreen(
    <>
      <Navigation />
      <InboxPage />
    </>,
    {
      path: '/inbox/:name',
      address: `/inbox/kyc${search}`,
      locale,
      told: {
        'kyc-list': ({ held }) => ({
          waiting: held === 'mine' ? rows.filter(({ takenBy }) => takenBy === 'ada') : rows,
        }),
        'view-list': { views: [] },
        'kyc-approve': {},
        'kyc-return': {},
        'work-claim': {},
        'work-release': {},
        'work-hand-over': {},
        'work-colleagues': { colleagues: [{ actor: 'mary', lastSeen: '2027-01-30T01:00:00.000Z' }] },
        ...more,
      },
    },
  )

const companies = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

const cells = async () =>
  [...(await screen.findByRole('row', { name: /海港贸易/ })).children].map(({ textContent }) => textContent)

const heading = () => screen.getByRole('button', { name: /应答复日/ })

describe('an inbox', () => {
  test('loads more if no item of a page matches', async () => {
    const { user } = await show({
      'kyc-list': ({ cursor }) => (cursor ? { waiting: [rowOf(1, null)] } : { waiting: [], cursor: 'm' }),
    })
    expect(await screen.findByText(/后面可能还有/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: /更多/ }))
    expect(await screen.findByRole('row', { name: /灯街电子/ })).toBeDefined()
    expect(screen.queryByText(/后面可能还有/)).toBeNull()
  })

  test('shows how many loaded items match the filter', async () => {
    const { user } = await show({
      'kyc-list': ({ cursor }) =>
        cursor ? { waiting: [rowOf(2, null)] } : { waiting: rows.slice(0, 2), cursor: 'm' },
    })
    await user.type(await screen.findByRole('searchbox'), '灯街')
    expect(await screen.findByText('已载入 2 项，其中 1 项符合筛选，后面可能还有')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /更多/ }))
    expect(await screen.findByText('共 3 项，其中 1 项符合筛选')).toBeDefined()
  })

  test('finds what is not loaded by the name of its company, once the typing pauses', async () => {
    const { user, calls } = await show({
      'kyc-list': ({ search }) =>
        search ? { waiting: [rowOf(2, null)] } : { waiting: rows.slice(0, 1), cursor: 'm' },
    })
    await screen.findByRole('row', { name: /海港贸易/ })
    await user.type(screen.getByRole('searchbox'), '安和家居')
    expect(await screen.findByRole('row', { name: /安和家居/ })).toBeDefined()
    expect(screen.queryByRole('row', { name: /海港贸易/ })).toBeNull()
    expect(screen.getByText(/已按公司名称查找全部项目/)).toBeDefined()
    expect(calls.filter(({ search }) => search)).toEqual([{ action: 'kyc-list', search: '安和家居' }])
  })

  test('keeps the focus and each letter of the filter while the current row is left out (B1)', async () => {
    const { user, place } = await show()
    const field = await screen.findByRole<HTMLInputElement>('searchbox')
    await screen.findByRole('row', { name: /海港贸易/ })
    await user.click(field)
    await user.keyboard('灯街')
    expect(document.activeElement).toBe(field)
    await user.keyboard('电子')
    expect(field.value).toBe('灯街电子')
    await waitFor(() => expect(place.now).toBe('/inbox/kyc?filter=灯街电子'))
    expect(companies()).toEqual(['灯街电子'])
  })

  test.each([
    ['zh-CN', '海港贸易', 'Harbour Trading Limited', '海港贸易（Harbour Trading Limited）'],
    ['en', 'Harbour Trading Limited', '海港贸易', 'Harbour Trading Limited (海港贸易)'],
  ] as const)(
    'names a company in the language of %s, and is filtered by both of its names',
    async (locale, name, other, both) => {
      const named = { ...rowOf(0, null), companyNameEn: 'Harbour Trading Limited', companyNameCn: '海港贸易' }
      const { user } = await show({ 'kyc-list': { waiting: [named, rowOf(1, null)] } }, '', locale)
      await user.click(await screen.findByRole('button', { name }))
      expect(companies()).toEqual([name, '灯街电子'])
      const pane = screen.getByRole('region', { name })
      expect(within(pane).getAllByText(both)).toHaveLength(1)
      await user.type(screen.getByRole('searchbox'), other.slice(0, 2))
      await waitFor(() => expect(companies()).toEqual([name]))
    },
  )

  test('of KYC reviews has the gravest reasons, the day of the last, and on a phone the delay first', async () => {
    const review = {
      ...rowOf(0, null),
      riskRating: 'high',
      ratingReasons: ['exposedPerson', 'hitOpen', 'young'],
      kycReviewedAt: '2026-01-31T20:00:00.000Z',
      noticedAt: '2027-01-01T01:00:00.000Z',
      kycReviewDueOn: '2027-01-21',
    }
    const showReviews = () =>
      showScreen(<InboxPage />, {
        path: '/inbox/:name',
        address: '/inbox/kycReviews',
        told: { 'kyc-review-list': { waiting: [review] }, 'view-list': { views: [] } },
      })
    await showReviews()
    const [name, rating, reviewed, reasons, assignee, delay] = await cells()
    expect([name, rating, reviewed, delay]).toEqual(['海港贸易', '高', '2026年2月1日', '逾期 10 天'])
    expect(reasons).toBe('政治公众人物、有待判定的名单命中 等 3 项')
    cleanup()
    resizeWindow('phone')
    await showReviews()
    expect(await cells()).toEqual([name, delay, rating, reviewed, reasons, assignee])
  })

  test('opens the dialog of an act again after a reload, with what was typed (C9)', async () => {
    setDraftOwner('ada')
    const returning = { 'act-show': declaredForm('kyc-return', [], { needsReason: true }) }
    const first = await show(returning)
    await first.user.click(await screen.findByRole('button', { name: '海港贸易' }))
    await first.user.click(screen.getByRole('button', { name: '退回修改' }))
    await first.user.type(await screen.findByRole('textbox', { name: /理由/ }), '照片模糊')
    expect(first.place.now).toBe('/inbox/kyc?item=k0&do=kyc-return')
    const drafts = { ...sessionStorage }
    cleanup()
    for (const [place, draft] of Object.entries(drafts)) sessionStorage.setItem(place, String(draft))

    const { user, place } = await show(returning, '?item=k0&do=kyc-return')
    const dialog = await screen.findByRole('dialog', { name: '退回修改' })
    expect(await within(dialog).findByRole('textbox', { name: /理由/ })).toHaveProperty('value', '照片模糊')
    await user.click(within(dialog).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(place.now).toBe('/inbox/kyc?item=k0'))
  })

  test('opens no act from an address that the user may not do, or that its item does not have', async () => {
    for (const act of ['kyc-reject', 'limit-approve']) {
      await show({}, `?item=k0&do=${act}`)
      await screen.findByRole('region', { name: '海港贸易' })
      expect(screen.queryByRole('dialog')).toBeNull()
      cleanup()
    }
  })

  test('takes the filter of a view that is opened', async () => {
    const { user } = await show({
      'view-list': { views: [{ inbox: 'kyc', name: '安和', filter: '安和', sort: null, held: 'all' }] },
    })
    const field = await screen.findByRole<HTMLInputElement>('searchbox')
    await user.type(field, '灯街')
    await user.click(await screen.findByRole('link', { name: '安和' }))
    await waitFor(() => expect(field.value).toBe('安和'))
  })

  test('shows each assignee, and takes over a colleague’s claim by name', async () => {
    const { user, calls, place } = await show()
    const row = await screen.findByRole('row', { name: /海港贸易/ })
    expect(row.textContent).toContain('grace 2 天')
    expect(screen.getByRole('row', { name: /灯街电子/ }).textContent).toContain('无人处理')
    await user.click(within(row).getByRole('button', { name: '海港贸易' }))
    const open = screen.getByRole('region', { name: '海港贸易' })
    expect(open.textContent).toContain('由 grace 处理，始于')
    expect(within(open).queryByRole('button', { name: '转交同事' })).toBeNull()
    await user.keyboard('t')
    await waitFor(() =>
      expect(calls).toContainEqual({
        action: 'work-claim',
        queue: 'kyc',
        workId: '2027-01-20#k0',
        from: 'grace',
      }),
    )
    expect(place.now).toBe('/inbox/kyc?item=k0')
  })

  test('shows who claimed it first', async () => {
    const { user } = await show({
      'work-claim': { ok: false, message: 'grace has had it since 9', code: 20009 },
    })
    await user.click(await screen.findByRole('button', { name: '灯街电子' }))
    await user.click(screen.getByRole('button', { name: '由我处理' }))
    expect((await screen.findByText(/grace has had it since 9/)).closest('[role=alert]')).not.toBeNull()
  })

  test('releases the user’s own claim, and hands it over to a permitted colleague', async () => {
    const { user, calls } = await show()
    await user.click(await screen.findByRole('button', { name: '安和家居' }))
    await user.click(screen.getByRole('button', { name: '放回队列' }))
    await user.click(screen.getByRole('button', { name: '转交同事' }))
    const dialog = await screen.findByRole('dialog')
    const send = await within(dialog).findByRole('button', { name: '转交同事' })
    await user.click(send)
    expect(dialog.textContent).toContain('请填写')
    await user.selectOptions(within(dialog).getByRole('combobox'), 'mary')
    await user.click(send)
    const named = { queue: 'kyc', workId: '2027-01-22#k2' }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls).toContainEqual({ action: 'work-release', ...named })
    expect(calls).toContainEqual({ action: 'work-hand-over', ...named, colleague: 'mary' })
  })

  test('loads the user’s own items, with a message if there are none', async () => {
    const { user, calls, place } = await show()
    await screen.findByRole('row', { name: /海港贸易/ })
    await user.click(screen.getByRole('button', { name: '我的' }))
    await waitFor(() => expect(companies()).toEqual(['安和家居']))
    expect(calls).toContainEqual({ action: 'kyc-list', held: 'mine' })
    expect(place.now).toBe('/inbox/kyc?held=mine')
  })

  test('is sorted by its headings: ascending, descending, default', async () => {
    const { user, place } = await show()
    await screen.findByRole('row', { name: /海港贸易/ })
    const came = companies()
    await user.click(heading())
    expect(companies()).toEqual(came.toReversed())
    expect(screen.getByRole('columnheader', { name: /应答复日/ }).getAttribute('aria-sort')).toBe('ascending')
    await user.click(heading())
    expect(companies()).toEqual(came)
    expect(place.now).toBe('/inbox/kyc?sort=-answerDue')
    await user.click(heading())
    expect(place.now).toBe('/inbox/kyc')
  })

  test('saves its filter as a named view, listed below it', async () => {
    const views: DeskView[] = []
    const { user, calls, place } = await show({
      'view-list': () => ({ views: [...views] }),
      'view-save': (given: Record<string, unknown>) => {
        const { name, held } = given as unknown as DeskView
        views.push({ inbox: 'kyc', name, filter: null, sort: null, held })
        return {}
      },
      'view-remove': {},
    })
    await screen.findByRole('row', { name: /海港贸易/ })
    expect(screen.queryByRole('button', { name: '保存视图' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '我的' }))
    await user.click(screen.getByRole('button', { name: '保存视图' }))
    await user.type(screen.getByRole('textbox', { name: /视图名称/ }), '我手上的')
    await user.click(screen.getByRole('checkbox', { name: '所有同事可见' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '保存视图' }))
    const link = await screen.findByRole('link', { name: '我手上的' })
    expect(calls).toContainEqual({
      action: 'view-save',
      inbox: 'kyc',
      name: '我手上的',
      held: 'mine',
      sharedView: true,
    })
    expect(link.getAttribute('href')).toBe('/inbox/kyc?held=mine')
    expect(link.getAttribute('aria-current')).toBe('page')
    await user.click(screen.getByRole('button', { name: '全部' }))
    expect(link.getAttribute('aria-current')).toBeNull()
    await user.click(link)
    expect(place.now).toBe('/inbox/kyc?held=mine')
    await user.click(screen.getByRole('button', { name: '删除视图' }))
    await waitFor(() =>
      expect(calls).toContainEqual({ action: 'view-remove', inbox: 'kyc', name: '我手上的' }),
    )
  })
})

test('a shop in trouble shows its problem and the amount at risk', async () => {
  await showScreen(<InboxPage />, {
    path: '/inbox/:name',
    address: '/inbox/shops',
    told: {
      'shop-trouble-list': {
        waiting: [
          {
            companyId: 'c1',
            shopId: 's1',
            companyNameEn: null,
            companyNameCn: '海港贸易',
            shop: 'Lantern Lane',
            platform: 'shopify',
            troubles: ['noSales', 'manyRefunds'],
            since: '2027-01-28T01:00:00.000Z',
            currency: 'GBP',
            limit: '20000.00',
            outstanding: '5000.00',
            workId: 'w1',
            takenBy: null,
            takenAt: null,
          },
        ],
      },
      'view-list': { views: [] },
    },
  })
  const row = await screen.findByRole('row', { name: /海港贸易/ })
  expect(row.textContent).toContain('14 天没有销售、退款超过三分之一')
  expect(row.textContent).toContain('5,000.00')
})

const signerCheck = (n: number, cause: string, signers: string) => ({
  companyId: 'c1',
  agreementId: `a${n}`,
  companyNameEn: null,
  companyNameCn: '海港贸易',
  cause,
  signers,
  since: '2027-01-28T01:00:00.000Z',
  workId: `w${n}`,
  takenBy: null,
  takenAt: null,
})

test('a check of signers leads to the act of its cause', async () => {
  const { user } = await showScreen(<InboxPage />, {
    path: '/inbox/:name',
    address: '/inbox/signers',
    told: {
      'signer-check-list': {
        waiting: [
          signerCheck(1, 'signer contact', '陈大文'),
          signerCheck(2, 'shared browser', '陈大文, 李小明'),
        ],
      },
      'view-list': { views: [] },
      'signer-contact-release': {},
      'signers-acknowledge': {},
    },
  })
  const [contact, browser] = await screen.findAllByRole('button', { name: '海港贸易' })
  if (!contact || !browser) throw new Error('a row is missing')
  await user.click(contact)
  expect(await screen.findByRole('button', { name: '放行签署人新联系方式' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '确认签署记录' })).toBeNull()
  await user.click(browser)
  expect(await screen.findByRole('button', { name: '确认签署记录' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '放行签署人新联系方式' })).toBeNull()
})

const proposal = (n: number, action: string, proposedBy: string) => ({
  proposalId: `p${n}`,
  action,
  companyNameEn: null,
  companyNameCn: `公司${n}`,
  proposedBy,
  proposedAt: '2027-01-30T01:00:00.000Z',
  expiresAt: '2027-02-06T01:00:00.000Z',
  workId: `w${n}`,
  takenBy: null,
  takenAt: null,
})

test('a proposal can be decided by users with the act who did not propose it', async () => {
  const { user } = await showScreen(<InboxPage />, {
    path: '/inbox/:name',
    address: '/inbox/proposals',
    told: {
      'proposal-list': {
        waiting: [
          proposal(1, 'kyc-approve', 'grace'),
          proposal(2, 'kyc-approve', 'ada'),
          proposal(3, 'charge-waive', 'grace'),
        ],
      },
      'proposal-approve': {},
      'proposal-reject': {},
      'kyc-approve': {},
      'view-list': { views: [] },
    },
  })
  const decisions = async (n: number) => {
    const row = await screen.findByRole('row', { name: new RegExp(`公司${n}`) })
    const inRow = row.textContent ?? ''
    await user.click(within(row).getByRole('button'))
    const pane = screen.getByRole('region', { name: `公司${n}` })
    const offered = within(pane).queryAllByRole('button', { name: /复核|否决|撤/ })
    return { inRow, said: pane.textContent ?? '', offered: offered.length }
  }
  const others = await decisions(1)
  const own = await decisions(2)
  const foreign = await decisions(3)
  expect(others.inRow).not.toMatch(/由您提出|不在您的角色/)
  expect(own.inRow).toContain('由您提出，须由同事复核')
  expect(foreign.inRow).toContain('不在您的角色范围内')
  expect(own.offered).toBe(others.offered - 1)
  expect(own.said).toContain('这是您提出的')
  expect(foreign.offered).toBe(0)
  expect(foreign.said).toContain('您的角色不能执行')
})

test('a proposal shows its amounts and companies before anything else, and no id (A10)', async () => {
  const named = [
    { companyId: 'c-1', companyNameEn: 'Harbour Gift', companyNameCn: '海港礼品' },
    { companyId: 'c-2', companyNameEn: 'Jade Home', companyNameCn: null },
  ]
  const drawdowns = named.map(({ companyId }, index) => ({
    companyId,
    drawdownId: `drawdown-${index}`,
    amount: `${index + 1}000.00`,
    currency: 'GBP',
    bankName: 'HSBC',
    accountNumber: '••••••••6838',
  }))
  const batch = {
    ...proposal(1, 'payout-batch-make', 'grace'),
    companyNameEn: null,
    companyNameCn: null,
    companyId: null,
    companies: named,
    amounts: [{ currency: 'GBP', before: null, amount: '3000.00' }],
    reason: '今日放款',
    fields: { drawdowns: drawdowns.map(({ drawdownId }) => ({ facilityId: 'facility-1', drawdownId })) },
    before: { drawdowns: drawdowns.map(({ drawdownId }) => ({ drawdownId, status: 'approved' })) },
    after: {
      totals: [{ currency: 'GBP', transfers: 2, amount: '3000.00' }],
      executionDate: '2027-02-01',
      drawdowns,
    },
  }
  const { user } = await showScreen(<InboxPage />, {
    path: '/inbox/:name',
    address: '/inbox/proposals',
    told: {
      'proposal-list': { waiting: [batch] },
      'payout-batch-make': {},
      'proposal-approve': {},
      'view-list': { views: [] },
    },
  })
  const row = await screen.findByRole('row', { name: /海港礼品/ })
  const inRow = (row.textContent ?? '').replaceAll('\u00a0', ' ')
  for (const words of ['海港礼品', 'Jade Home', 'GBP 3,000.00']) expect(inRow).toContain(words)
  await user.click(within(row).getByRole('button'))
  const pane = screen.getByRole('region', { name: /海港礼品/ })
  const said = (pane.textContent ?? '').replaceAll('\u00a0', ' ')
  const places = [
    'GBP 3,000.00',
    '海港礼品',
    '今日放款',
    'GBP 1,000.00',
    'HSBC',
    '••••••••6838',
    'drawdown-0',
  ]
  for (const words of places) expect(said).toContain(words)
  expect(said.indexOf('GBP 3,000.00')).toBeLessThan(said.indexOf('今日放款'))
  expect(said.indexOf('facility-1')).toBeGreaterThan(said.indexOf('••••••••6838'))
})

test('deciding on an item opens the next one, and Enter on an open item or on a row opens the work itself (B14)', async () => {
  const waiting = [1, 2].map((n) => ({
    kycId: `k${n}`,
    companyId: `c${n}`,
    companyNameEn: null,
    companyNameCn: `公司${n}`,
    isChange: false,
    submittedAt: '2027-01-28T01:00:00.000Z',
    answerDue: '2027-02-04',
  }))
  const { user, place } = await showScreen(<InboxPage />, {
    path: '/inbox/:name',
    address: '/inbox/kyc?item=first',
    told: {
      'kyc-list': { waiting },
      'kyc-reject': {},
      'company-show': {},
      'view-list': { views: [] },
      'act-show': declaredForm('kyc-reject'),
    },
  })
  const pane = await screen.findByRole('region', { name: '公司1' })
  await user.click(within(pane).getByRole('button', { name: '拒绝认证' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: '预览' }))
  await user.click(await within(dialog).findByRole('button', { name: '执行' }))
  const next = await screen.findByRole('region', { name: '公司2' })
  expect(place.now).toBe('/inbox/kyc?item=k2')
  expect(
    within(next)
      .getByRole('link', { name: /打开办理/ })
      .getAttribute('href'),
  ).toBe('/companies/c2')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place.now).toBe('/companies/c2'))
})

test('Enter on a row opens the work itself in one press, the space bar the item next to the list', async () => {
  const { user, place } = await show({ 'company-show': {} })
  const opener = await screen.findByRole('button', { name: '灯街电子' })
  opener.focus()
  await user.keyboard(' ')
  expect(await screen.findByRole('region', { name: '灯街电子' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: '灯街电子' })).toBeNull())
  screen.getByRole('button', { name: '灯街电子' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place.now).toBe('/companies/c1'))
})

test('a pending proposal is shown in the item’s row and above its acts, with a link', async () => {
  const proposed = [
    {
      proposalId: 'p1',
      action: 'kyc-approve',
      proposedBy: 'grace',
      proposedAt: '2027-01-30T01:00:00.000Z',
      expiresAt: '2027-02-06T01:00:00.000Z',
    },
  ]
  const { user } = await show({
    'kyc-list': {
      waiting: [
        { ...rowOf(0, null), proposed },
        { ...rowOf(1, null), proposed: [] },
      ],
    },
  })
  const row = await screen.findByRole('row', { name: /海港贸易/ })
  expect(row.textContent).toContain('待复核（grace 提出）')
  expect(screen.getByRole('row', { name: /灯街电子/ }).textContent).not.toContain('提出）')
  await user.click(within(row).getByRole('button'))
  const pane = screen.getByRole('region', { name: '海港贸易' })
  const waiting = within(pane).getByRole('list', { name: '待复核' })
  expect(waiting.textContent).toMatch(/grace 于 2027年1月30日.* 提出“通过认证”.*2027年2月6日.* 前有效/)
  expect(within(waiting).getByRole('link').getAttribute('href')).toBe('/inbox/proposals?item=p1')
})

test('the navigation shows each inbox’s count as its link’s description, without announcing it', async () => {
  await show({
    'limit-list': { waiting: [] },
    'work-count': {
      counts: [
        { act: 'kyc-list', count: 100, isMore: true, late: 2, oldestAt: null, amounts: [] },
        { act: 'limit-list', count: 0, isMore: false, late: 0, oldestAt: null, amounts: [] },
      ],
    },
  })
  const kyc = await screen.findByRole('link', { name: '公司认证', description: /至少 100 项待办.*2 项超时/ })
  expect(kyc.textContent).toContain('100+')
  expect(kyc.closest('[aria-live], [role=status]')).toBeNull()
  const limits = screen.getByRole('link', { name: '提额申请' })
  expect(limits.textContent).toBe('提额申请')
})
