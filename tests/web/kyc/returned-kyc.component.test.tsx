import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { Component as CompanyPage } from '../../../web/features/kyc/company-page.tsx'
import type { KycDetail } from '../../../web/features/kyc/kyc-drafts.ts'
import { KycOutcome } from '../../../web/features/kyc/kyc-outcome.tsx'
import { OnboardingWizard } from '../../../web/features/kyc/onboarding-wizard.tsx'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aKyc } from './kyc-builder.ts'

const asked = { words: null, corrected: false }

const returned = aKyc({
  status: 'returned',
  submitted_at: '2026-11-20T02:00:00.000Z',
  decided_at: '2026-11-24T02:00:00.000Z',
  answer_due: null,
  is_corrected: true,
  return_reason: null,
  returned_fields: [
    { ...asked, field: 'company_info.registered_address', reason: 'moreDetail' },
    {
      field: 'company_info.brn',
      reason: null,
      words: { 'zh-CN': '请写今年的号码', 'zh-TW': '請填今年的號碼', en: 'This year’s number' },
      corrected: false,
    },
    { ...asked, field: 'documents.certificate_of_incorporation', reason: 'unreadable', corrected: true },
  ],
  reviews: [
    {
      submitted_at: '2026-11-20T02:00:00.000Z',
      submitted_by: '王芳',
      taken_at: '2026-11-23T02:00:00.000Z',
      decided_at: '2026-11-24T02:00:00.000Z',
      decision: 'returned',
      returned_fields: [{ field: 'company_info.brn', reason: 'mismatch', words: null }],
    },
  ],
  company_info: {
    entity_type: 'limited_company',
    register_name_en: 'Harbour Gift Trading Limited',
    register_name_cn: '海港礼品贸易有限公司',
    country_region: '1',
    incorporation_date: '2018-05-14',
    brn: '31130878',
    registered_address: '88 Queen’s Road Central',
  },
  business_info: { years_of_business: 8 },
  connected_persons: {
    persons: [
      {
        person_id: 'p1',
        full_name_en: 'Chan Tai Man',
        full_name_cn: '陈大文',
        capacity: 'director',
        nationality: '1',
        certificate_type: 'hk_id',
        id_number: 'A123456(3)',
        id_front_file_id: 'front',
        id_back_file_id: 'back',
        birth_date: '1985-03-02',
        email: 'chan@example.com',
      },
    ],
  },
  documents: { certificate_of_incorporation: 'certificate' },
  files: [],
})

beforeEach(() => {
  loginSeller()
  server.answer(kycEndpoints.keepRiskPoints, { kept: 1 })
  server.answer(applicationEndpoints.getPosition, { path: null, path_name: null })
  server.answer(linkedShopsEndpoints.listLinkedShops, { shop: [], psp: [] })
})

const corrected = (each: KycDetail['returned_fields'][number]) => ({ ...each, corrected: true })

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

const isClosed = (name: RegExp) => field(name).closest('fieldset[disabled]') !== null

describe('a returned KYC', () => {
  it('shows the reasons at its fields, and allows changes only there', () => {
    renderScreen(<OnboardingWizard kyc={returned} />)
    expect(field(/^注册地址/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText('请写得更具体一些。')).toHaveLength(2)
    expect(screen.getAllByText('请写今年的号码')).toHaveLength(2)
    expect(isClosed(/^注册地址/)).toBe(false)
    for (const closed of [/^公司英文名称/, /^公司中文名称/]) expect(isClosed(closed)).toBe(true)
  })

  it('lists the remaining fields with links, until they are changed', async () => {
    server.answer(kycEndpoints.saveKycSection, { id: 'kyc-1', status: 'returned', version: 2 })
    const { user } = renderScreen(<OnboardingWizard kyc={returned} />)
    expect(screen.getByText('有 2 处需要修改')).toBeTruthy()
    expect(screen.getByRole('link', { name: '注册地址' })).toBeTruthy()
    await user.type(field(/^注册地址/), ' 1203')
    expect(screen.getByText('有 1 处需要修改')).toBeTruthy()
    expect(screen.queryByText('请写得更具体一些。')).toBeNull()
    expect(field(/^注册地址/).getAttribute('aria-invalid')).toBeNull()
    await user.type(field(/^商业登记号码/), '{Backspace}9')
    expect(screen.getByText('要求修改的地方都改好了')).toBeTruthy()
  })

  it('is not complete while fields are returned', () => {
    const kyc = { ...returned, returned_fields: [], return_reason: '请补充近一年的流水' }
    renderScreen(<OnboardingWizard kyc={kyc} />, { at: '/financing/company?step=review' })
    expect(screen.getByText('请补充近一年的流水')).toBeTruthy()
    expect(screen.queryByText('资料都齐了')).toBeNull()
  })

  it('cannot be submitted before each returned field is changed, and names those that are not', () => {
    renderScreen(<OnboardingWizard kyc={returned} />, { at: '/financing/company?step=review' })
    expect(screen.getByText(/还有 2 处没有按要求修改：注册地址、商业登记号码（BRN）。/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '提交审核' })).toHaveProperty('disabled', true)
  })

  it('can be submitted once all are changed', () => {
    const kyc = { ...returned, returned_fields: returned.returned_fields.map(corrected) }
    renderScreen(<OnboardingWizard kyc={kyc} />, { at: '/financing/company?step=review' })
    expect(screen.queryByText(/没有按要求修改/)).toBeNull()
    expect(screen.getByRole('button', { name: '提交审核' })).toHaveProperty('disabled', false)
  })

  it('cannot be submitted untouched where no field was named', () => {
    const kyc = { ...returned, is_corrected: false, returned_fields: [], return_reason: '请补充近一年的流水' }
    const at = { at: '/financing/company?step=review' }
    const { unmount } = renderScreen(<OnboardingWizard kyc={kyc} />, at)
    expect(screen.getByRole('button', { name: '提交审核' })).toHaveProperty('disabled', true)
    expect(screen.getByText('还没有任何改动：请先修改，再提交。')).toBeTruthy()
    unmount()
    renderScreen(<OnboardingWizard kyc={{ ...kyc, is_corrected: true }} />, at)
    expect(screen.getByRole('button', { name: '提交审核' })).toHaveProperty('disabled', false)
  })

  it('does not call a wrong number corrected', async () => {
    server.answer(kycEndpoints.saveKycSection, { id: 'kyc-1', status: 'returned', version: 2 })
    const kyc = { ...returned, returned_fields: returned.returned_fields.slice(1) }
    const { user } = renderScreen(<OnboardingWizard kyc={kyc} />)
    await user.type(field(/^商业登记号码/), '{Backspace}')
    expect(screen.queryByText('要求修改的地方都改好了')).toBeNull()
    await user.type(field(/^商业登记号码/), '9')
    expect(screen.getByText('要求修改的地方都改好了')).toBeTruthy()
  })

  it('is read again where the profile knew of the return first', async () => {
    server.answer(
      companiesEndpoints.getCompanyProfile,
      companyProfile({ kyc_id: returned.id, kycStatus: 'returned' }),
    )
    const underReview: KycDetail = { ...returned, status: 'in progress', returned_fields: [] }
    server.answer(kycEndpoints.getKyc, () =>
      server.callsOf(kycEndpoints.getKyc).length > 1 ? returned : underReview,
    )
    renderScreen(<CompanyPage />, { at: '/financing/company?step=review' })
    expect(await screen.findByText(/没有按要求修改/)).toBeTruthy()
    expect(server.callsOf(kycEndpoints.getKyc)).toHaveLength(2)
  })

  it('shows the outcome of earlier reviews', () => {
    renderScreen(<OnboardingWizard kyc={returned} />)
    const history = screen.getByText('审核记录').parentElement as HTMLElement
    expect(within(history).getByText('退回修改')).toBeTruthy()
    expect(within(history).getByText('商业登记号码（BRN）：和证件或登记文件不一致，请核对。')).toBeTruthy()
  })

  it('keeps the list of people unchanged', () => {
    renderScreen(<OnboardingWizard kyc={returned} />, { at: '/financing/company?step=people' })
    expect(isClosed(/^邮箱/)).toBe(true)
    expect(screen.queryByRole('button', { name: /再添加一位/ })).toBeNull()
  })
})

describe('a KYC under review', () => {
  const submitted: KycDetail = {
    ...returned,
    status: 'submitted',
    returned_fields: [],
    reviews: [],
    answer_due: '2999-12-02',
  }

  it('shows its due date', () => {
    renderScreen(<KycOutcome kyc={submitted} />)
    expect(screen.getByText(/最迟2999年12月2日答复/)).toBeTruthy()
    expect(screen.queryByText('审核记录')).toBeNull()
  })

  it('shows a delay after the due date', () => {
    renderScreen(<KycOutcome kyc={{ ...submitted, answer_due: '2000-01-03' }} />)
    expect(screen.getByText(/审核比预计的久/)).toBeTruthy()
  })

  it('shows that a reviewer has claimed it', () => {
    renderScreen(<KycOutcome kyc={{ ...submitted, status: 'in progress' }} />)
    expect(screen.getAllByText('审核人员正在核对').length).toBeGreaterThan(0)
  })
})
