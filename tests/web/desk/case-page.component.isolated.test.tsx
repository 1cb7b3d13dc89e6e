import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { CasePage } from '../../../web/desk/features/case/case-page.tsx'
import { ensureWords } from '../../../web/i18n/i18n.ts'
import { showScreen } from './show-screen.tsx'

// No browser leaves a test for an identity provider.
vi.mock('../../../web/desk/api/sign-in.ts', () => ({
  accessToken: async () => 'token',
  signInAnew: () => new Promise<never>(() => {}),
}))

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
  changes: null,
  reviews: [
    {
      submittedAt: '2027-01-20T01:00:00.000Z',
      decidedAt: '2027-01-21T01:00:00.000Z',
      decision: 'returned',
      reviewer: 'grace',
      reason: 'blurred',
      returned: [{ field: 'connected_persons.persons.0.id_front_file_id', reason: 'unreadable' }],
    },
  ],
  beneficialOwners: [{ name: 'CHAN Tai Man', percent: '100.00' }],
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
  members: [],
  facilities: [],
  drawdowns: [],
}

const form = (action: string) => ({
  action,
  summary: 'What it does',
  changes: true,
  needsReason: true,
  needsSecondPerson: false,
  fields: ['companyId', 'kycId', 'fields'].map((name) => ({
    name,
    means: name,
    example: '',
    type: name === 'fields' ? 'json' : 'string',
    required: name === 'companyId',
    choices: [],
  })),
})

const show = async (more: Parameters<typeof showScreen>[1]['told'] = {}, search = '') => {
  const shown = await showScreen(<CasePage />, {
    path: '/companies/:companyId',
    address: `/companies/c1${search}`,
    told: {
      'company-show': company,
      'kyc-show': kyc,
      'kyc-approve': {},
      'kyc-return': {},
      'kyc-reject': {},
      'act-show': ({ name }) => form(String(name)),
      ...more,
    },
  })
  await ensureWords(['kyc', 'files', 'statuses'])
  return shown
}

const decide = () => screen.getByRole('button', { name: '退回修改' })

const returning = (field: string) => screen.findByRole('button', { name: `退回 ${field}` })

describe('the case of a company', () => {
  test('shows what was given, and beside it what differs from before and who owns it', async () => {
    await show()
    const people = await screen.findByRole('region', { name: /董事和股东 · 陈大文/ })
    expect(within(people).getByText('A123456(3)').textContent).toContain('与上次不同')
    expect(within(people).getByText('陈大文').textContent).not.toContain('与上次不同')
    expect(screen.getByText('审核中')).toBeDefined()
    expect(screen.getByText(/答复期限 2027年2月4日/)).toBeDefined()
    const versions = screen.getByRole('region', { name: '历次提交' })
    expect(versions.textContent).toContain('grace')
    expect(versions.textContent).toContain('文件看不清楚')
  })

  test('returns fields with a reason for each, and nothing while one is missing', async () => {
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

  test('keeps a field that was to be returned', async () => {
    const { user } = await show()
    await user.click(await returning('证件号码'))
    await user.click(screen.getByRole('button', { name: '不退回 证件号码' }))
    expect(screen.getByRole('button', { name: '通过认证' })).toBeDefined()
    expect(screen.queryByRole('combobox', { name: /证件号码/ })).toBeNull()
  })

  test('shows an earlier submission, which cannot be decided', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: /2027年1月20日.*提交/ }))
    expect(screen.getByText(/A123456\(9\)/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '通过认证' })).toBeNull()
    expect(screen.queryByRole('button', { name: '退回 证件号码' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '看最新版本' }))
    expect(screen.getByRole('button', { name: '通过认证' })).toBeDefined()
  })

  test('offers no decision of what is decided, and none to whom may not decide', async () => {
    await show({ 'kyc-show': { ...kyc, kycStatus: 'approved', answerDue: null } })
    await screen.findByText('已通过')
    expect(screen.queryByRole('button', { name: '退回 证件号码' })).toBeNull()
    expect(screen.queryByRole('button', { name: '通过认证' })).toBeNull()
  })

  test('opens a file beside its field, and says why one does not open', async () => {
    const { user, calls } = await show({
      'file-open': { ok: false, message: 'malware was found in the file', code: 50009 },
    })
    await user.click(await screen.findByRole('button', { name: '对照文件 证件号码' }))
    expect((await screen.findByRole('alert')).textContent).toContain('malware was found')
    expect(calls).toContainEqual({ action: 'file-open', companyId: 'c1', fileId: 'front' })
    await user.click(screen.getByRole('button', { name: 'id-back.pdf' }))
    await waitFor(() =>
      expect(calls).toContainEqual({ action: 'file-open', companyId: 'c1', fileId: 'back' }),
    )
  })
})

const entryOf = (action: string, more: object = {}) => ({
  auditId: action,
  at: '2027-01-30T01:00:00.000Z',
  actor: 'grace',
  action,
  isLook: false,
  reason: null,
  approvedBy: null,
  note: null,
  ...more,
})

describe('the history of a company', () => {
  test('tells what was done and noted, looks only where they are asked for', async () => {
    const { user, calls } = await show(
      {
        'company-history': {
          companyId: 'c1',
          entries: [
            entryOf('company-note', { note: 'Call after six' }),
            entryOf('kyc-show', { isLook: true }),
            entryOf('kyc-approve', { approvedBy: 'ada', reason: 'register checked' }),
          ],
        },
        'company-note': {},
      },
      '?part=history',
    )
    expect(await screen.findByText('Call after six')).toBeDefined()
    expect(screen.getByText(/复核：ada/)).toBeDefined()
    expect(screen.queryByText(/查看公司认证资料/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: '显示查看记录' }))
    expect(screen.getByText(/查看公司认证资料/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: '记一笔备注' }))
    await screen.findByRole('dialog')
    expect(calls).toContainEqual({ action: 'act-show', name: 'company-note' })
  })
})
