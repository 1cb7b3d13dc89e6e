import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { fieldsToReview } from '#shared/kyc/review-progress.ts'
import { CasePage } from '../../../web/desk/features/case/case-page.tsx'
import { CompaniesPage } from '../../../web/desk/features/companies/companies-page.tsx'
import { withTranslations } from '../../../web/i18n/i18n.ts'
import { declaredForm } from './declared-form.ts'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const person = {
  person_id: 'p1',
  full_name_en: 'CHAN Tai Man',
  full_name_cn: '陈大文',
  capacity: 'director',
  ownership_percent: '100',
  certificate_type: 'hk_id',
  id_number: 'A123456(3)',
  id_front_file_id: 'front',
  id_back_file_id: 'back',
  birth_date: '1985-03-02',
  email: 'chan@harbour.example',
}

const sections = {
  company_info: {
    country_region: 'hong_kong',
    register_name_en: 'Harbour Gift Trading Limited',
    register_name_cn: '海港礼品贸易有限公司',
  },
  connected_persons: { persons: [person] },
  documents: { certificate_of_incorporation: 'certificate' },
}

const files = [
  { fileId: 'front', fileName: 'id-front.pdf' },
  { fileId: 'back', fileName: 'id-back.pdf' },
  { fileId: 'certificate', fileName: 'certificate.pdf' },
]

const kyc = {
  companyId: 'c1',
  kycId: 'k1',
  kycStatus: 'in progress',
  reviewer: 'ada',
  answerDue: '2027-02-04',
  changesKycId: null,
  contactChanges: [],
  changes: null,
  inForce: null,
  checks: [
    { field: 'company_info.register_name_cn', submittedAt: '2027-01-28T01:00:00.000Z', by: 'grace', at: '' },
  ],
  draftReturns: [],
  opened: [],
  reviews: [
    {
      kycId: 'k1',
      submittedAt: '2027-01-20T01:00:00.000Z',
      decidedAt: '2027-01-21T01:00:00.000Z',
      decision: 'returned',
      reviewer: 'grace',
      reason: 'blurred',
      returned: [{ field: 'connected_persons.persons.0.id_front_file_id', reason: 'unreadable' }],
    },
  ],
  beneficialOwners: [{ nameEn: 'CHAN Tai Man', nameCn: '陈大文', percent: '100.00' }],
  versions: [
    {
      submittedAt: '2027-01-28T01:00:00.000Z',
      changed: ['connected_persons.persons.0.id_number'],
      sections,
      files,
    },
    {
      submittedAt: '2027-01-20T01:00:00.000Z',
      changed: [],
      sections: {
        ...sections,
        connected_persons: { persons: [{ ...person, id_number: 'A123456(9)' }] },
      },
      files,
    },
  ],
}

const company = {
  companyId: 'c1',
  companyNameEn: 'Harbour Gift Trading Limited',
  companyNameCn: '海港礼品贸易有限公司',
  kycStatus: 'in progress',
  changeStatus: null,
  createdAt: '2027-01-01T01:00:00.000Z',
  positions: [],
  shops: [],
  unlinkedMarketplaces: [],
  uploaded: [],
  members: [],
  facilities: [],
  drawdowns: [],
  proposed: [],
}

const form = (action: string) => declaredForm(action, undefined, { needsReason: true })

const show = async (more: Parameters<typeof showScreen>[1]['told'] = {}, search = '', state?: unknown) => {
  // The screen loads with its translations, as in the console.
  const Page = lazy(withTranslations(['kyc', 'files', 'statuses'], async () => ({ default: CasePage })))
  const page = (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  )
  return showScreen(page, {
    path: '/companies/:companyId',
    address: state === undefined ? `/companies/c1${search}` : { pathname: '/companies/c1', state },
    told: {
      'company-show': company,
      'kyc-show': kyc,
      'kyc-approve': {},
      'kyc-check': { companyId: 'c1', kycId: 'k1', checks: [] },
      'kyc-return': {},
      'kyc-reject': {},
      'act-show': ({ name }) => form(String(name)),
      ...more,
    },
  })
}

const draftReturn = (reason: 'mismatch' | '') => ({
  field: 'company_info.register_name_en',
  submittedAt: '2027-01-20T01:00:00.000Z',
  by: 'ada',
  at: '2027-01-21T01:00:00.000Z',
  toReturn: { reason },
})

const decide = () => screen.getByRole('button', { name: '退回修改' })

const returning = (field: string) => screen.findByRole('button', { name: `退回 ${field}` })

beforeEach(() => sessionStorage.clear())

describe('the case of a company', () => {
  test('shows whose contact has changed, and what the decision waits for', async () => {
    const contact = {
      name: 'LI Xiaoming',
      formerEmail: 'li@director.test',
      formerMobile: '+85261234568',
      email: 'own@attacker.test',
      mobile: null,
      askedAt: '2027-01-28T01:00:00.000Z',
      waitsUntil: '2027-01-29T01:00:00.000Z',
      objectedAt: null,
    }
    const objected = { ...contact, name: 'WONG Siu Ling', objectedAt: '2027-01-28T02:00:00.000Z' }
    await show({ 'kyc-show': { ...kyc, contactChanges: [contact, objected] } })
    const [waits, refused] = await screen.findAllByText(
      /原为 li@director.test · \+85261234568，改为 own@attacker.test/,
    )
    expect(waits?.textContent).toContain('此前不能通过')
    expect(refused?.textContent).toContain('不能通过，请退回或拒绝')
    expect(screen.getByText('LI Xiaoming 的联系方式有变')).toBeDefined()
  })

  test('shows payouts of unlinked shops and uploaded sales beside the shops', async () => {
    const marketplace = {
      marketplace: 'Amazon',
      paidInto: 'WorldFirst',
      deposits: 4,
      amount: '1200.00',
      currency: 'GBP',
      lastDepositAt: '2027-01-20T01:00:00.000Z',
      dismissed: true,
    }
    const uploaded = {
      sourceKind: 'account',
      platform: 'PingPong',
      name: '8812',
      orders: 12,
      currency: 'USD',
      in: '300.00',
      out: '120.00',
      firstMonth: '2026-11',
      lastMonth: '2027-01',
      lastUpload: '2027-01-21T01:00:00.000Z',
    }
    await show(
      { 'company-show': { ...company, unlinkedMarketplaces: [marketplace], uploaded: [uploaded] } },
      '?part=overview',
    )
    const [unlinked] = await screen.findAllByRole('region', { name: /款项来自没有连接的店铺/ })
    expect(unlinked?.textContent).toMatch(/Amazon（卖家不再提示）.*WorldFirst.*1,200\.00 \(4\)/)
    const [beside] = screen.getAllByRole('region', { name: /卖家上传的销售.*未经核实/ })
    expect(beside?.textContent).toMatch(/PingPong · 8812 \(支付账户\).*300\.00.*120\.00.*2026-11 – 2027-01/)
  })

  test('shows the submission with its differences and the ownership', async () => {
    await show()
    const people = await screen.findByRole('region', { name: /董事和股东 · 陈大文/ })
    expect(within(people).getByText('A123456(3)').textContent).toContain('与上次不同')
    expect(within(people).getByText('陈大文').textContent).not.toContain('与上次不同')
    expect(screen.getByText('审核中')).toBeDefined()
    expect(screen.getByText(/答复期限 2027年2月4日/)).toBeDefined()
    const versions = screen.getByRole('region', { name: '历次提交' })
    expect(versions.textContent).toContain('grace')
    expect(versions.textContent).toContain('文件看不清楚')
    const since = screen.getByRole('region', { name: '与前一次提交相比' })
    expect(since.textContent).toContain('A123456(9)')
    expect(since.textContent).toContain('A123456(3)')
    expect(screen.getByText(/最终受益人.*陈大文 100\.00%/)).toBeDefined()
    expect(screen.getByRole('heading', { name: '股权结构' })).toBeDefined()
  })

  test('returns fields with a reason each, and none while a reason is missing', async () => {
    const { user, calls } = await show()
    await user.click(await returning('公司英文名称'))
    expect(decide()).toHaveProperty('disabled', true)
    await user.selectOptions(screen.getByRole('combobox', { name: /公司英文名称/ }), 'mismatch')
    await user.click(await returning('证件号码'))
    await user.selectOptions(screen.getByRole('combobox', { name: /证件号码/ }), 'words')
    expect(decide()).toHaveProperty('disabled', true)
    for (const field of screen.getAllByRole('textbox', { name: /给卖家的说明/ }))
      await user.type(field, 'unclear')
    expect(screen.queryByRole('button', { name: '通过认证' })).toBeNull()
    await user.click(decide())

    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('和证件或登记文件不一致')
    await user.type(await within(dialog).findByRole('textbox', { name: /理由/ }), 'two fields')
    await user.click(within(dialog).getByRole('button', { name: '预览' }))
    await user.click(await within(dialog).findByRole('button', { name: '执行' }))
    const words = { 'zh-CN': 'unclear', 'zh-TW': 'unclear', en: 'unclear' }
    await waitFor(() =>
      expect(calls).toContainEqual({
        action: 'kyc-return',
        companyId: 'c1',
        kycId: 'k1',
        fields: [
          { field: 'company_info.register_name_en', reason: 'mismatch' },
          { field: 'connected_persons.persons.0.id_number', words },
        ],
        reason: 'two fields',
      }),
    )
  })

  test('opens the dialog of a return again after a reload, with the fields to return', async () => {
    const { user, place } = await show({ 'kyc-show': { ...kyc, draftReturns: [draftReturn('mismatch')] } })
    await user.click(await screen.findByRole('button', { name: '退回修改' }))
    expect(place.now).toBe('/companies/c1?do=kyc-return')
    cleanup()
    await show({ 'kyc-show': { ...kyc, draftReturns: [draftReturn('mismatch')] } }, '?do=kyc-return')
    const dialog = await screen.findByRole('dialog', { name: '退回修改' })
    expect(dialog.textContent).toContain('和证件或登记文件不一致')
    cleanup()
    await show({ 'kyc-show': { ...kyc, draftReturns: [draftReturn('')] } }, '?do=kyc-return')
    expect(await screen.findByRole('button', { name: '退回修改' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('accepts fields one by one, by section and by shortcut, and shows the progress', async () => {
    const { user, calls } = await show()
    // The counts of the section and of all.
    expect(await screen.findAllByText(/已核对 1 \//)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '核对无误 公司英文名称' }))
    expect(calls).toContainEqual({
      action: 'kyc-check',
      companyId: 'c1',
      kycId: 'k1',
      fields: ['company_info.register_name_en'],
    })
    await user.click(screen.getByRole('button', { name: '✓ 已核对 公司中文名称' }))
    expect(calls.at(-1)).toMatchObject({ fields: ['company_info.register_name_cn'], takenBack: true })
    await user.click(screen.getAllByRole('button', { name: /^全部核对无误/ }).at(-1) as HTMLElement)
    expect(calls.at(-1)).toMatchObject({ fields: ['documents.certificate_of_incorporation'] })
    await user.keyboard('jy')
    expect(calls.at(-1)).toMatchObject({ action: 'kyc-check', fields: ['company_info.country_region'] })
    await user.keyboard('jr')
    expect(screen.getByRole('combobox', { name: /公司英文名称/ })).toBeDefined()
    // A field to return is no longer accepted.
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        fields: ['company_info.register_name_en'],
        toReturn: { reason: '' },
      }),
    )
  })

  test('shows the document of the field that has the keyboard selection, by what it was handed in as (B11, B12)', async () => {
    const { user, calls } = await show({ 'file-open': { ok: false, message: 'not there', code: 50009 } })
    await screen.findByRole('button', { name: '核对无误 公司英文名称' })
    await user.keyboard('j')
    expect(document.querySelector('li[aria-current=true]')?.id).toBe('field-company_info.country_region')
    expect(calls).toContainEqual({ action: 'file-open', companyId: 'c1', fileId: 'certificate' })
    expect(calls).not.toContainEqual({ action: 'file-open', companyId: 'c1', fileId: 'front' })
    await user.keyboard('jjj')
    await waitFor(() =>
      expect(calls).toContainEqual({ action: 'file-open', companyId: 'c1', fileId: 'front' }),
    )
    expect(screen.getByRole('button', { name: '证件正面照片', pressed: true })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'id-front.pdf' })).toBeNull()
  })

  test('rolls back a refused acceptance with its reason', async () => {
    const { user } = await show({ 'kyc-check': { ok: false, message: 'already decided', code: 40002 } })
    await user.click(await screen.findByRole('button', { name: '核对无误 公司英文名称' }))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByRole('button', { name: '核对无误 公司英文名称' })).toBeDefined()
  })

  test('stores a draft of each return on the server, in the tab nothing, and shows another reviewer’s', async () => {
    const field = 'connected_persons.persons.0.id_number'
    const drafted = (of: string) =>
      ['company_info.register_name_en', field].map((each) => ({
        field: each,
        submittedAt: '2027-01-28T01:00:00.000Z',
        by: of,
        at: '',
        toReturn: { reason: 'words', words: { 'zh-CN': '看不清', 'zh-TW': '', en: '' } },
      }))
    const { user, calls } = await show({ 'kyc-show': { ...kyc, draftReturns: drafted('grace').slice(0, 1) } })
    expect(await screen.findByDisplayValue('看不清')).toBeDefined()
    await user.click(await returning('证件号码'))
    await user.selectOptions(screen.getByRole('combobox', { name: /证件号码/ }), 'words')
    await user.type(screen.getAllByRole('textbox', { name: /给卖家的说明/ }).at(-1) as HTMLElement, 'unclear')
    const words = { 'zh-CN': '', 'zh-TW': '', en: 'unclear' }
    const stored = { action: 'kyc-check', companyId: 'c1', kycId: 'k1', fields: [field] }
    await waitFor(() => expect(calls).toContainEqual({ ...stored, toReturn: { reason: 'words', words } }))
    expect(sessionStorage.length).toBe(0)
    await user.click(screen.getByRole('button', { name: '不退回 证件号码' }))
    cleanup()
    await waitFor(() => expect(calls.at(-1)).toEqual({ ...stored, takenBack: true }))
  })

  test('undoes the return of a field', async () => {
    const { user } = await show()
    await user.click(await returning('证件号码'))
    await user.click(screen.getByRole('button', { name: '不退回 证件号码' }))
    expect(screen.getByRole('button', { name: '通过认证' })).toBeDefined()
    expect(screen.queryByRole('combobox', { name: /证件号码/ })).toBeNull()
  })

  test('shows an earlier submission without a decision', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: /2027年1月20日.*提交/ }))
    expect(screen.getByText(/A123456\(9\)/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '通过认证' })).toBeNull()
    expect(screen.queryByRole('button', { name: '退回 证件号码' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '看最新版本' }))
    expect(screen.getByRole('button', { name: '通过认证' })).toBeDefined()
  })

  test('offers no decision if it is decided or not permitted', async () => {
    await show({ 'kyc-show': { ...kyc, kycStatus: 'approved', answerDue: null } })
    await screen.findByText('已通过')
    expect(screen.queryByRole('button', { name: '退回 证件号码' })).toBeNull()
    expect(screen.queryByRole('button', { name: '通过认证' })).toBeNull()
  })

  test('opens a file next to its field, or shows why it cannot', async () => {
    const { user, calls } = await show({
      'file-open': { ok: false, message: 'malware was found in the file', code: 50009 },
    })
    await user.click(await screen.findByRole('button', { name: '对照文件 证件号码' }))
    expect((await screen.findByRole('alert')).textContent).toContain('malware was found')
    expect(calls).toContainEqual({ action: 'file-open', companyId: 'c1', fileId: 'front' })
    await user.click(screen.getByRole('button', { name: '证件背面照片' }))
    await waitFor(() =>
      expect(calls).toContainEqual({ action: 'file-open', companyId: 'c1', fileId: 'back' }),
    )
  })
})

describe('who works on a case', () => {
  const workId = '2027-01-28T01:00:00.000Z#k1'
  const work = (takenBy: string | null) => ({
    'kyc-show': {
      ...kyc,
      work: { workId, takenBy, takenAt: takenBy ? '2027-01-29T01:00:00.000Z' : null },
    },
    'work-claim': {},
    'work-release': {},
    'work-hand-over': {},
    'work-colleagues': { colleagues: [{ actor: 'mary', lastSeen: '2027-01-30T01:00:00.000Z' }] },
  })
  const named = { queue: 'kyc', workId }

  test('claims an unclaimed case, and hands it over', async () => {
    const { user, calls } = await show(work(null))
    expect(await screen.findByText('无人处理')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '由我处理' }))
    await waitFor(() => expect(calls).toContainEqual({ action: 'work-claim', ...named }))
    await user.click(screen.getByRole('button', { name: '转交同事' }))
    const dialog = await screen.findByRole('dialog')
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: /转交给/ }), 'mary')
    await user.click(within(dialog).getByRole('button', { name: '转交同事' }))
    await waitFor(() =>
      expect(calls).toContainEqual({ action: 'work-hand-over', ...named, colleague: 'mary' }),
    )
  })

  test('takes over a colleague’s claim by name; only the assignee can hand over', async () => {
    const { user, calls } = await show(work('grace'))
    await user.click(await screen.findByRole('button', { name: '接手处理' }))
    await waitFor(() => expect(calls).toContainEqual({ action: 'work-claim', ...named, from: 'grace' }))
    expect(screen.queryByRole('button', { name: '转交同事' })).toBeNull()
  })

  test('releases the user’s own claim, or shows why it cannot', async () => {
    const { user, calls } = await show({
      ...work('ada'),
      'work-release': { ok: false, message: 'was changed at the same moment', code: 40901 },
    })
    expect(await screen.findByText('我的')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '放回队列' }))
    await waitFor(() => expect(calls).toContainEqual({ action: 'work-release', ...named }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/\S/)
  })

  test('cannot be claimed without the role', async () => {
    const { 'work-claim': _take, ...without } = work(null)
    await show(without)
    expect(await screen.findByText('无人处理')).toBeDefined()
    expect(screen.queryByRole('button', { name: '由我处理' })).toBeNull()
  })
})

const account = (accountId: string, accountNumber: string) => ({
  companyId: 'c1',
  accountId,
  accountNumber,
  bankName: 'HSBC',
  accountName: 'Harbour',
  state: 'verified',
})

test('the account in the address is highlighted, and overdue days are shown next to the company’s name', async () => {
  const facility = {
    facilityId: 'f1',
    productCode: 'small_shop_financing',
    status: 'active',
    currency: 'GBP',
    limit: '50000.00',
    outstanding: '10000.00',
    available: '40000.00',
    nextReviewDate: '2027-05-02',
    pastDue: { days: 12, amount: '900.00' },
  }
  await show(
    {
      'company-show': { ...company, facilities: [facility] },
      'payout-account-list': { accounts: [account('1', '•••• 1111'), account('2', '•••• 8888')] },
    },
    '?part=overview&account=2',
  )
  const meant = await screen.findByRole('row', { name: /8888/ })
  expect(meant.getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('row', { name: /1111/ }).getAttribute('aria-current')).toBeNull()
  expect(screen.getAllByText(/逾期 12 天，GBP\s?900\.00/).length).toBeGreaterThan(1)
})

const entryOf = (action: string, more: object = {}) => ({
  auditId: action,
  at: '2027-01-30T01:00:00.000Z',
  actor: 'grace',
  action,
  isLook: false,
  reason: null,
  approvedBy: null,
  amounts: [],
  note: null,
  ...more,
})

describe('the history of a company', () => {
  test('shows acts and notes, and reads on request only', async () => {
    const { user, calls, place } = await show(
      {
        'company-history': ({ changes, side }: { changes?: boolean; side?: string }) => ({
          companyId: 'c1',
          entries: [
            entryOf('company-note', { note: 'Call after six' }),
            entryOf('kyc-show', { isLook: true }),
            entryOf('kyc-approve', { approvedBy: 'ada', reason: 'register checked' }),
            entryOf('withdraw-dispute', { actor: 'user:u1' }),
            entryOf('report-payoff', {
              actor: 'user:u1',
              amounts: [{ currency: 'GBP', before: null, amount: '9000.00' }],
            }),
            entryOf('oauth-callback', { actor: 'user:u1' }),
            entryOf('proposal-make', {
              proposedAct: 'limit-approve',
              amounts: [{ currency: 'GBP', before: '20000.00', amount: '22000.00' }],
            }),
            entryOf('facility-expire', { actor: 'daily-close' }),
          ].filter(({ isLook, actor }) => !(changes && isLook) && (side !== 'seller' || actor === 'user:u1')),
        }),
        'company-note': {},
      },
      '?part=history',
    )
    expect(await screen.findByText('Call after six')).toBeDefined()
    expect(screen.getByText(/复核：ada/)).toBeDefined()
    expect(screen.getByText('撤回账单异议 · 卖家')).toBeDefined()
    const titles = (document.body.textContent ?? '').replaceAll('\u{a0}', ' ')
    expect(titles).toContain('申报提前还款 · GBP 9,000.00 · 卖家')
    expect(titles).toContain('授权店铺或支付账户 · 卖家')
    expect(titles).toMatch(/提交复核：同意提额 · GBP 20,000.00 → GBP 22,000.00/)
    expect(titles).toMatch(/令额度到期 · 每日结账/)
    expect(screen.queryByText(/查看公司认证资料/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: '显示查看记录' }))
    expect(await screen.findByText(/查看公司认证资料/)).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: '操作方' }), '卖家的操作')
    await waitFor(() => expect(screen.queryByText(/查看公司认证资料/)).toBeNull())
    expect(calls.at(-1)).toEqual({ action: 'company-history', companyId: 'c1', side: 'seller' })
    expect(place.now).toContain('side=seller')
    await user.click(screen.getByRole('button', { name: '记一笔备注' }))
    await screen.findByRole('dialog')
    expect(calls).toContainEqual({ action: 'act-show', name: 'company-note' })
  })
})

describe('all companies', () => {
  const facilities = [
    {
      facilityId: 'f1',
      productCode: 'small_shop_financing',
      status: 'active',
      currency: 'GBP',
      limit: '50000.00',
      outstanding: '10000.00',
      available: '40000.00',
      pastDue: { days: 12, amount: '900.00' },
    },
  ]
  const { companyId, companyNameEn, companyNameCn, kycStatus, changeStatus, createdAt } = company
  const listed = { companyId, companyNameEn, companyNameCn, kycStatus, changeStatus, createdAt, facilities }

  test('link to their cases and facilities by their name in the language; the filter is in the address (C7)', async () => {
    const { user, calls, place } = await showScreen(<CompaniesPage />, {
      path: '/companies',
      told: {
        'company-list': ({ cursor }) => ({
          companies: cursor ? [] : [listed],
          ...(cursor ? {} : { cursor: 'm' }),
        }),
        'facility-show': {},
      },
    })
    const row = (await screen.findByRole('link', { name: '海港礼品贸易有限公司' })).closest('tr')
    expect(row?.textContent).toMatch(/审核中.*逾期 12 天，GBP\s?900\.00.*GBP\s?50,000\.00.*10,000\.00/)
    expect(screen.getByRole('link', { name: /小店|店铺/ }).getAttribute('href')).toBe('/facilities/f1')
    await user.click(screen.getByRole('button', { name: /更多/ }))
    expect(calls.at(-1)).toEqual({ action: 'company-list', cursor: 'm' })
    await user.selectOptions(screen.getByRole('combobox', { name: '认证状态' }), 'rejected')
    expect(place.now).toBe('/companies?status=rejected')
    expect(calls.at(-1)).toEqual({ action: 'company-list', status: 'rejected' })
    await user.type(screen.getByRole('searchbox', { name: '名称开头' }), 'Harbour')
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({ action: 'company-list', status: 'rejected', search: 'Harbour' }),
    )
  })
})

test('a KYC with a proposed approval offers no second one, and the way to the next', async () => {
  const proposed = [
    {
      proposalId: 'p1',
      action: 'kyc-approve',
      proposedBy: 'ada',
      proposedAt: '2027-01-30T01:00:00.000Z',
      expiresAt: '2027-02-06T01:00:00.000Z',
    },
  ]
  await show({ 'company-show': { ...company, proposed } })
  expect(await screen.findByRole('button', { name: '退回修改' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '通过认证' })).toBeNull()
  expect(screen.getByRole('link', { name: '下一份认证' }).getAttribute('href')).toBe('/inbox/kyc?item=first')
})

test('after its decision, a case from an inbox opens the next one, and the last one the inbox', async () => {
  const { user, place } = await show({}, '', { inbox: 'kyc', next: ['/companies/c2'] })
  const reject = async () => {
    await user.click(await screen.findByRole('button', { name: '拒绝认证' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(await within(dialog).findByLabelText(/理由/), 'no such company')
    await user.click(within(dialog).getByRole('button', { name: '预览' }))
    await user.click(await within(dialog).findByRole('button', { name: '执行' }))
  }
  await reject()
  await waitFor(() => expect(place.now).toBe('/companies/c2'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await reject()
  await waitFor(() => expect(place.now).toBe('/inbox/kyc'))
})

describe('the approval of a KYC', () => {
  const approveForm = { 'act-show': declaredForm('kyc-approve') }
  const openDialog = async (more: object) => {
    const shown = await show({ ...approveForm, ...more })
    await shown.user.click(await screen.findByRole('button', { name: '通过认证' }))
    return { ...shown, dialog: await screen.findByRole('dialog') }
  }

  test('says what was not reviewed, and asks for the reason', async () => {
    const { dialog, user, calls } = await openDialog({
      'kyc-approve': {
        ok: false,
        reason: 'ruleBroken',
        message: 'stopped by unacceptedFields',
        errors: [{ field: 'unreviewedReason', rule: 'required' }],
      },
    })
    await within(dialog).findByText(/尚未全部核对（已核对 1 \/ 14 项，已查看文件 0 \/ 3 份）/)
    const field = await within(dialog).findByRole('textbox', { name: /未全部核对的原因/ })
    await user.click(within(dialog).getByRole('button', { name: '预览' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    await user.type(field, '已在登记处核对')
    await user.click(within(dialog).getByRole('button', { name: '预览' }))
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ unreviewedReason: '已在登记处核对' }))
  })

  test('asks for no reason when everything was accepted and opened', async () => {
    const { submittedAt } = kyc.versions[0] ?? { submittedAt: '' }
    const checks = fieldsToReview(sections as KycSections).map((field) => ({
      field,
      submittedAt,
      by: 'grace',
      at: '',
    }))
    const opened = files.map(({ fileId }) => ({ fileId, by: 'grace', at: '' }))
    const { dialog } = await openDialog({ 'kyc-show': { ...kyc, checks, opened } })
    await within(dialog).findByRole('button', { name: '预览' })
    expect(within(dialog).queryByRole('textbox', { name: /未全部核对的原因/ })).toBeNull()
    expect(dialog.textContent).not.toContain('尚未全部核对')
  })
})
