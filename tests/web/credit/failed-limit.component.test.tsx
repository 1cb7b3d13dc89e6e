import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { FailedLimit } from '../../../web/features/credit/failed-limit.tsx'
import { Toasts } from '../../../web/ui/toasts.tsx'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { followEvents } from '../../support/web/tracked-events.ts'

const { submitLimit } = creditEndpoints

const asked = {
  approval_id: null,
  type: 'initial',
  status: 'submitted',
  pre_limit: null,
  requested_limit: null,
} as const

const show = (reason: 'noShops' | 'noSales' | 'limitZero' = 'noSales') =>
  renderScreen(
    <>
      <FailedLimit reason={reason} />
      <Toasts />
    </>,
  )

const againButton = () => screen.findByRole('button', { name: '重新核定' })

beforeEach(() => {
  loginSeller()
  server.answer(companiesEndpoints.getCompanyProfile, companyProfile({ role: 'administrator' }))
})

describe('a limit that could not be granted', () => {
  it('is requested again once across repeated clicks, and shown as pending', async () => {
    const answered = Promise.withResolvers<typeof asked>()
    server.answer(submitLimit, answered.promise)
    const { user } = show()
    await user.click(await againButton())
    await user.click(await againButton())
    await waitFor(() => expect(server.callsOf(submitLimit)).toHaveLength(1))
    expect(server.callsOf(submitLimit)[0]?.body).toEqual({ type: 'initial' })
    expect(server.callsOf(submitLimit)[0]?.headers.get('idempotency-key')).toBeTruthy()
    const events = followEvents()
    answered.resolve(asked)
    expect(await screen.findByText('正在重新核定额度。')).toBeTruthy()
    expect(events).toEqual(['submit_application limit'])
  })

  it('shows why the request was refused, and keeps the button', async () => {
    server.refuse(submitLimit, 'alreadyDone')
    const { user } = show('limitZero')
    await user.click(await againButton())
    await waitFor(() => expect(server.callsOf(submitLimit)).toHaveLength(1))
    expect(await screen.findByText('这项操作已经提交过了，无需重复。')).toBeTruthy()
    expect(await againButton()).toBeTruthy()
  })

  it('is not recalculated without a shop, which must be linked first', async () => {
    show('noShops')
    expect(await screen.findByRole('link', { name: '连接店铺' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重新核定' })).toBeNull()
  })

  it('is requested by administrators only, whom a user is referred to', async () => {
    server.answer(companiesEndpoints.getCompanyProfile, companyProfile({ role: 'user' }))
    server.answer(membersEndpoints.listColleagues, [])
    show()
    expect(await screen.findByText(/须由管理员操作/)).toBeTruthy()
  })
})
