import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { AllCharges } from '../../../web/features/repayment/all-charges.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aCharge } from '../pages/home/seller-state-builders.ts'

const { listCharges } = repaymentEndpoints

beforeEach(() => loginSeller())

const asked = () => server.callsOf(listCharges).map(({ body }) => body)

describe('the list of bills', () => {
  it('is filtered and sorted by its URL', async () => {
    server.answer(listCharges, { records: [aCharge()] })
    const at = '/repay?status=collected&order=billed-earliest&from=2027-01-01&to=nonsense'
    const { user, place } = renderScreen(<AllCharges />, { at })
    await screen.findByText('2027年2月19日 到期')
    expect(asked()).toEqual([
      { status: 'collected', from: '2027-01-01', sort_by: 'created_time', order: 'asc' },
    ])
    await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '待还款')
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked()[1]).toMatchObject({ status: 'active' })
    expect(place()).toContain('status=active')
  })

  it('with no matches can be reset', async () => {
    server.answer(listCharges, { records: [] })
    const { user, place } = renderScreen(<AllCharges />, { at: '/repay?status=voided&order=due-earliest' })
    await user.click(await screen.findByRole('button', { name: '清除筛选' }))
    expect(place()).toBe('/repay?order=due-earliest')
  })

  it('is not requested for inverted days', async () => {
    server.answer(listCharges, { records: [aCharge()] })
    renderScreen(<AllCharges />, { at: '/repay?from=2027-02-02' })
    await screen.findByText('2027年2月19日 到期')
    fireEvent.change(screen.getByLabelText('到期日至'), { target: { value: '2027-02-01' } })
    expect(await screen.findByText('结束日期早于开始日期。')).toBeTruthy()
    expect(asked()).toHaveLength(1)
  })
})
