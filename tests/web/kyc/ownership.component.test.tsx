import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { draftsOf, type KycDrafts } from '../../../web/features/kyc/kyc-drafts.ts'
import { OnboardingWizard } from '../../../web/features/kyc/onboarding-wizard.tsx'
import { OwnershipChart } from '../../../web/features/kyc/ownership-chart.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aKyc } from './kyc-builder.ts'

const nothing = { company_info: null, business_info: null, connected_persons: null, documents: null }

const drafts = (connected: Partial<KycDrafts['connected_persons']>): KycDrafts => ({
  ...draftsOf(nothing),
  company_info: { register_name_cn: '海港礼品' },
  connected_persons: { persons: [], companies: [], holdings: [], ...connected },
})

const layered = {
  persons: [
    { person_id: 'p', full_name_cn: '陈大文', ownership_percent: '40' },
    { person_id: 'q', full_name_cn: '林美华' },
  ],
  companies: [{ company_id: 'h', register_name_cn: '控股甲', ownership_percent: '60' }],
  holdings: [
    { holder_id: 'p', company_id: 'h', percent: '60' },
    { holder_id: 'q', company_id: 'h', percent: '40' },
  ],
}

describe('the chart of owners', () => {
  it('shows each layer down to the people, as nested lists', () => {
    renderScreen(<OwnershipChart drafts={drafts(layered)} />)
    const chart = screen.getByRole('figure')
    const company = within(chart).getByText('控股甲').closest('li') as HTMLElement
    const people = within(within(company).getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(people).toEqual([
      '陈大文持股 60.00%，合计相当于申请公司的 76.00%最终受益人',
      '林美华持股 40.00%，合计相当于申请公司的 24.00%',
    ])
    expect(within(chart).getByText('最终持有 25% 或以上的人：陈大文（76.00%）。')).toBeTruthy()
  })

  it('marks circular holdings, and terminates', () => {
    const circle = {
      ...layered,
      companies: [...layered.companies, { company_id: 'g', register_name_cn: '控股乙' }],
      holdings: [
        { holder_id: 'g', company_id: 'h', percent: '50' },
        { holder_id: 'h', company_id: 'g', percent: '50' },
      ],
    }
    renderScreen(<OwnershipChart drafts={drafts(circle)} />)
    expect(screen.getByText(/互相持股/)).toBeTruthy()
  })

  it.each([
    ['40', /^还有 60.00% 的股权没有写明由谁持有/],
    ['90', /^其余 10.00% 没有列出股东/],
  ])('asks who holds the rest where one person holds %s % (N29)', (ownership_percent, question) => {
    const persons = [{ person_id: 'p', full_name_cn: '陈大文', ownership_percent }]
    renderScreen(<OwnershipChart drafts={drafts({ persons })} />)
    expect(screen.getByText(question)).toBeTruthy()
  })

  it('asks nothing where everything is held by somebody', () => {
    renderScreen(<OwnershipChart drafts={drafts(layered)} />)
    expect(screen.queryByText(/没有写明由谁持有|没有列出股东/)).toBeNull()
  })

  it('is hidden before a share is entered', () => {
    const { container } = renderScreen(<OwnershipChart drafts={drafts({})} />)
    expect(container.querySelector('figure')).toBeNull()
  })
})

const kyc = aKyc({ connected_persons: { persons: [{ person_id: 'p', full_name_cn: '陈大文' }] } })

const saved = () => server.callsOf(kycEndpoints.saveKycSection).at(-1)?.body

describe('a corporate shareholder', () => {
  beforeEach(() => {
    loginSeller()
    server.answer(kycEndpoints.keepRiskPoints, { kept: 1 })
  })

  it('is added with its owners, and removed with all references to it', async () => {
    server.answer(kycEndpoints.saveKycSection, { id: 'kyc-1', status: 'draft', version: 2 })
    const { user, unmount } = renderScreen(<OnboardingWizard kyc={kyc} />, {
      at: '/financing/company?step=people',
    })
    await user.click(screen.getByRole('button', { name: /添加公司股东/ }))
    await user.type(screen.getByRole('textbox', { name: /^直接持股比例/ }), '60')
    await user.click(screen.getByRole('button', { name: /添加一位股东/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: '股东' }), '陈大文')
    await user.type(screen.getByRole('textbox', { name: '持股（%）' }), '100')
    await user.click(screen.getByRole('button', { name: '移除公司股东 1' }))
    expect(screen.queryByRole('combobox', { name: '股东' })).toBeNull()
    unmount()
    await waitFor(() => expect(saved()).toMatchObject({ section: 'connected_persons' }))
    for (const list of ['companies', 'holdings']) expect(saved()).not.toHaveProperty(`data.${list}`)
  })

  it('is reported without owners as soon as the seller continues', async () => {
    server.answer(kycEndpoints.saveKycSection, { id: 'kyc-1', status: 'draft', version: 2 })
    const { user } = renderScreen(<OnboardingWizard kyc={kyc} />, { at: '/financing/company?step=people' })
    await user.click(screen.getByRole('button', { name: /添加公司股东/ }))
    await user.type(screen.getByRole('textbox', { name: /^直接持股比例/ }), '60')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(screen.getByText(/这家公司的股东还没有填全/)).toBeTruthy()
  })
})

it('records which identity numbers were pasted when the step is left', async () => {
  loginSeller()
  server.answer(kycEndpoints.saveKycSection, { id: 'kyc-1', status: 'draft', version: 2 })
  server.answer(kycEndpoints.keepRiskPoints, { kept: 1 })
  const { user, unmount } = renderScreen(<OnboardingWizard kyc={kyc} />, {
    at: '/financing/company?step=people',
  })
  await user.click(screen.getByRole('textbox', { name: /^证件号码/ }))
  await user.paste('A123456(3)')
  await user.click(screen.getByRole('textbox', { name: /^邮箱/ }))
  await user.paste('chan@example.com')
  expect(server.callsOf(kycEndpoints.keepRiskPoints)).toEqual([])
  unmount()
  expect(server.callsOf(kycEndpoints.keepRiskPoints).map(({ body }) => body)).toMatchObject([
    { points: [{ step: 'people', pasted: ['id_number'] }] },
  ])
})
