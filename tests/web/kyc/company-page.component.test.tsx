import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { Component as CompanyPage } from '../../../web/features/kyc/company-page.tsx'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aShop } from '../pages/home/seller-state-builders.ts'
import { aKyc } from './kyc-builder.ts'

const { getCompanyProfile, listColleagues } = companiesEndpoints

const sections = {
  company_info: {
    register_name_cn: '灯饰有限公司',
    country_region: '1',
    brn: '12345678',
    registered_address: '旧路 1 号',
  },
  business_info: { years_of_business: 3 },
  connected_persons: {
    persons: [
      {
        person_id: 'p',
        full_name_cn: '陈大文',
        capacity: 'director_and_shareholder',
        ownership_percent: '100',
      },
    ],
  },
  documents: { certificate_of_incorporation: 'f1' },
}
const approved = aKyc({
  ...sections,
  status: 'approved',
  files: [{ file_id: 'f1', file_name: 'cert.pdf', size: 1 }],
  reviews: [
    {
      submitted_at: '2026-11-20T02:00:00.000Z',
      submitted_by: '王芳',
      taken_at: '2026-11-21T02:00:00.000Z',
      decided_at: '2026-11-24T02:00:00.000Z',
      decision: 'approved',
      returned_fields: [],
    },
  ],
})

beforeEach(() => {
  loginSeller()
  server.answer(kycEndpoints.keepRiskPoints, { kept: 1 })
  server.answer(applicationEndpoints.getPosition, { path: null, path_name: null })
  server.answer(linkedShopsEndpoints.listLinkedShops, { shop: [], psp: [] })
})

it('shows a colleague without the administrator role the submitted data, masked', async () => {
  server.answer(getCompanyProfile, companyProfile({ kycStatus: 'submitted', role: 'user' }))
  server.answer(kycEndpoints.getMaskedKyc, {
    ...aKyc({ status: 'submitted', answer_due: '2999-12-02', submitted_at: '2026-11-20T02:00:00.000Z' }),
    company_info: { register_name_cn: '灯饰有限公司', country_region: '1', brn: '12••••78' },
    business_info: { years_of_business: 3 },
    connected_persons: { persons: [{ person_id: 'p', full_name_cn: '陈••', birth_date: '1985-••-••' }] },
    documents: {},
    in_force: null,
  })
  renderScreen(<CompanyPage />)
  expect(await screen.findByText('陈••')).toBeTruthy()
  expect(screen.getByText('1985-••-••')).toBeTruthy()
  expect(screen.getByText('12••••78')).toBeTruthy()
  expect(server.callsOf(kycEndpoints.getKyc)).toEqual([])
})

describe('a verified company', () => {
  beforeEach(() => server.answer(kycEndpoints.getKyc, approved))

  it.each([
    ['authorized', null, '/register/drawdown-account'],
    ['unauthorized', null, '/home'],
    ['authorized', 'XDJ Signing Initiated', '/home'],
  ] as const)(
    'leads on, with a shop that is %s and an application at %s, to %s',
    async (status, path_name, to) => {
      server.answer(applicationEndpoints.getPosition, { path: null, path_name })
      server.answer(linkedShopsEndpoints.listLinkedShops, { shop: [aShop({ status })], psp: [] })
      renderScreen(<CompanyPage />)
      await waitFor(() =>
        expect(screen.getByRole('link', { name: '继续申请' }).getAttribute('href')).toMatch(
          new RegExp(`${to}$`),
        ),
      )
    },
  )

  it('shows its data, owners, documents and reviews, with the next steps', async () => {
    const { user } = renderScreen(<CompanyPage />)
    expect(await screen.findByText('旧路 1 号')).toBeTruthy()
    expect(screen.getByRole('link', { name: '收款账户' }).getAttribute('href')).toContain('payout-accounts')
    await user.click(screen.getByRole('link', { name: '人员与股权' }))
    expect(await screen.findByText(/最终持有 25% 或以上的人：陈大文/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '公司文件' }))
    expect(await screen.findByText('cert.pdf')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '审核记录' }))
    expect(await screen.findByText(/王芳 提交于/)).toBeTruthy()
    expect(screen.getByText(/开始审核/)).toBeTruthy()
  })

  it('can be changed only by an administrator; a user sees who can', async () => {
    server.answer(getCompanyProfile, companyProfile({ role: 'user' }))
    server.answer(kycEndpoints.getMaskedKyc, {
      ...approved,
      ...sections,
      connected_persons: null,
      in_force: null,
    })
    server.answer(listColleagues, [
      { userId: '1', user_name: '王芳', email: 'wang@shop.example', role: 'administrator' },
    ])
    renderScreen(<CompanyPage />)
    expect(await screen.findByText(/请管理员完成：王芳/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '变更公司资料' })).toBeNull()
  })

  it('opens an administrator’s new change, prefilled with the data in force', async () => {
    const draft = aKyc({ ...approved, id: 'kyc-2', status: 'draft', in_force: sections })
    server.answer(kycEndpoints.changeCompany, () => {
      server.answer(getCompanyProfile, companyProfile({ change: { kyc_id: 'kyc-2', kyc_status: 'draft' } }))
      server.answer(kycEndpoints.getKyc, ({ params }) => (params['id'] === 'kyc-2' ? draft : approved))
      return { id: 'kyc-2', status: 'draft' as const }
    })
    const { user } = renderScreen(<CompanyPage />)
    await user.click(await screen.findByRole('button', { name: '变更公司资料' }))
    expect(await screen.findByDisplayValue('旧路 1 号')).toBeTruthy()
    expect(screen.getByRole('heading', { name: '变更公司资料' })).toBeTruthy()
  })

  it.each([
    { address: '旧路 1 号', differs: false },
    { address: '新路 2 号', differs: true },
  ])('offers a change to $address only if that differs', async ({ address, differs }) => {
    const change = { kyc_id: 'kyc-2', kyc_status: 'draft' } as const
    server.answer(getCompanyProfile, companyProfile({ change }))
    server.answer(
      kycEndpoints.getKyc,
      aKyc({
        ...approved,
        id: 'kyc-2',
        status: 'draft',
        company_info: { ...sections.company_info, registered_address: address },
        in_force: sections,
      }),
    )
    renderScreen(<CompanyPage />, { at: '/company?step=review' })
    const submit = await screen.findByRole<HTMLButtonElement>('button', { name: '提交审核' })
    expect(submit.disabled).toBe(!differs)
    expect(screen.queryByText('旧路 1 号', { selector: 'del' }) !== null).toBe(differs)
  })

  it('shows a change under review with its differences, and lets an administrator withdraw it', async () => {
    const submitted = aKyc({
      ...approved,
      id: 'kyc-2',
      status: 'submitted',
      answer_due: '2999-12-02',
      submitted_at: '2026-11-25T02:00:00.000Z',
      company_info: { ...sections.company_info, registered_address: '新路 2 号' },
      connected_persons: {
        persons: [...sections.connected_persons.persons, { person_id: 'q', full_name_cn: '何小明' }],
      },
      in_force: sections,
    })
    server.answer(getCompanyProfile, companyProfile({ change: { kyc_id: 'kyc-2', kyc_status: 'submitted' } }))
    server.answer(kycEndpoints.getKyc, ({ params }) => (params['id'] === 'kyc-2' ? submitted : approved))
    server.answer(kycEndpoints.withdrawChange, () => {
      server.answer(getCompanyProfile, companyProfile())
      return null
    })
    const { user } = renderScreen(<CompanyPage />)
    expect(await screen.findByText('变更审核中')).toBeTruthy()
    expect(screen.getByText('何小明').tagName).toBe('INS')
    expect(screen.queryByText(/联系方式有变/)).toBeNull()
    const row = screen.getByText('新路 2 号').closest('dd')
    expect(
      within(row as HTMLElement)
        .getByText('旧路 1 号')
        .closest('del'),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '放弃变更' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '放弃变更' }))
    expect(await screen.findByRole('button', { name: '变更公司资料' })).toBeTruthy()
    expect(server.callsOf(kycEndpoints.withdrawChange).map(({ body }) => body)).toEqual([{ id: 'kyc-2' }])
  })
})

it('neither shows nor saves document data that a colleague entered', async () => {
  server.answer(getCompanyProfile, companyProfile({ kycStatus: 'draft', role: 'user' }))
  server.answer(listColleagues, [])
  server.answer(
    kycEndpoints.getKyc,
    aKyc({
      connected_persons: {
        persons: [
          { person_id: 'p', full_name_cn: '陈大文', certificate_type: 'hk_id', id_number: 'A1•••••(3)' },
        ],
      },
      hidden: ['id_number', 'id_front_file_id', 'id_back_file_id'].map(
        (field) => `connected_persons.persons.0.${field}`,
      ),
    }),
  )
  server.answer(kycEndpoints.saveKycSection, { id: 'kyc-1', status: 'draft', version: 2 })
  const { user } = renderScreen(<CompanyPage />, { at: '/company?step=people' })
  expect(await screen.findByText('证件号码 A1•••••(3)')).toBeTruthy()
  expect(screen.queryByLabelText(/^证件号码/)).toBeNull()
  await user.type(screen.getByLabelText(/中文姓名/), '生')
  await user.click(screen.getByRole('button', { name: '下一步' }))
  await expect
    .poll(() => server.callsOf(kycEndpoints.saveKycSection).at(-1)?.body)
    .toMatchObject({
      section: 'connected_persons',
      data: { persons: [{ person_id: 'p', full_name_cn: '陈大文生', certificate_type: 'hk_id' }] },
    })
  expect(JSON.stringify(server.callsOf(kycEndpoints.saveKycSection).at(-1)?.body)).not.toContain('A1')
})

it('shows the payment platform’s number when it is corrected', async () => {
  server.answer(getCompanyProfile, companyProfile({ kycStatus: 'draft' }))
  server.answer(
    kycEndpoints.getKyc,
    aKyc({ told_numbers: [{ kind: 'brn', number: '12345678', platform_name: 'Ferry Pay' }] }),
  )
  server.answer(kycEndpoints.saveKycSection, { id: 'kyc-1', status: 'draft', version: 2 })
  const { user } = renderScreen(<CompanyPage />)
  expect(await screen.findByText(/Ferry Pay提供的.*12345678/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '使用这个号码' }))
  expect(screen.getByDisplayValue('12345678')).toBeTruthy()
  expect(screen.getByText(/请直接改成正确的号码/)).toBeTruthy()
})

it('offers to join an existing company with the number', async () => {
  server.answer(getCompanyProfile, companyProfile({ kycStatus: 'draft' }))
  server.answer(
    kycEndpoints.getKyc,
    aKyc({
      company_info: {
        entity_type: 'limited_company',
        country_region: '1',
        register_name_cn: '灯饰有限公司',
        brn: '12345678',
        incorporation_date: '2019-03-18',
        registered_address: '旧路 1 号',
      },
      business_info: { years_of_business: 3 },
      connected_persons: {
        persons: [
          {
            person_id: 'p',
            full_name_en: 'Chan Tai Man',
            capacity: 'director',
            nationality: '1',
            certificate_type: 'passport',
            id_number: 'E12345678',
            id_front_file_id: 'f2',
            birth_date: '1985-03-02',
            email: 'chan@shop.example',
          },
        ],
      },
      documents: { certificate_of_incorporation: 'f1' },
    }),
  )
  server.refuse(kycEndpoints.submitKyc, 'invitationNeeded', {
    errors: [{ field: 'company_info.brn', rule: 'invalid' }],
  })
  const { user } = renderScreen(<CompanyPage />, { at: '/company?step=review' })
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '提交审核' }))
  await user.click(await screen.findByRole('button', { name: '申请加入这家公司' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
