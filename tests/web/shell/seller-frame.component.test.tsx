import { setImmediate } from 'node:timers/promises'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { queryClient } from '../../../web/api/query-client.ts'
import { SellerFrame } from '../../../web/shell/seller-frame.tsx'
import { stripSlot } from '../../../web/ui/shell/slots.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { getCompanyProfile } = companyProfileEndpoints
const { listNotifications } = notificationsEndpoints

beforeEach(() => {
  queryClient.clear()
  loginSeller()
})

it('requests a refused company at most twice, without removing the screen while it waits', async () => {
  server.refuse(getCompanyProfile, 'secondFactorMissing')
  server.refuse(listNotifications, 'secondFactorMissing')
  renderScreen(
    <>
      <div id={stripSlot} />
      <SellerFrame />
    </>,
  )
  await waitFor(() => expect(server.callsOf(getCompanyProfile).length).toBeGreaterThan(0))
  for (let turn = 0; turn < 50; turn++) await act(() => setImmediate())
  expect(server.callsOf(getCompanyProfile).length).toBeLessThanOrEqual(2)
  expect(server.callsOf(listNotifications).length).toBeLessThanOrEqual(2)
})
