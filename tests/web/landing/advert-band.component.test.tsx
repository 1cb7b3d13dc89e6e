import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { forgetAdviser, storeAdviser } from '../../../web/api/stored-adviser.ts'
import { Component as AdvertBand } from '../../../web/landing/advert/advert-band.tsx'
import { server } from '../../support/web/fake-server.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { getCampaignTag, getCustomerService, getRedPacketQuantity } = engagementEndpoints

afterEach(forgetAdviser)

const advert = () => screen.getByRole('region', { name: '推广信息' })

describe('the advert', () => {
  it('is the page’s own, without a call', () => {
    renderScreen(<AdvertBand />, { at: '/credit/underwriting' })
    expect(advert().dataset['advert']).toBe('credit-approval-automation')
    expect(server.callsOf(getCampaignTag)).toEqual([])
  })

  it('is the campaign’s, with the remaining red packets', async () => {
    server.answer(getCampaignTag, {
      id: 'summer',
      name: 'Summer',
      template: 'adv-red',
      red_packet_id: 'welcome',
    })
    server.answer(getRedPacketQuantity, { remaining_quantity: 1200 })
    renderScreen(<AdvertBand />, { at: '/credit/payoneer?tpid=summer' })
    expect(await screen.findByText('红包还剩 1,200 个')).toBeTruthy()
    expect(advert().dataset['advert']).toBe('adv-red')
  })

  it('omits red packets if there are none, or the call fails', async () => {
    server.answer(getCampaignTag, {
      id: '2506blue',
      name: 'Blue',
      template: 'adv-blue',
      red_packet_id: 'gone',
    })
    server.refuse(getRedPacketQuantity, 'notFound')
    renderScreen(<AdvertBand />, { at: '/credit/hook?tpid=2506blue' })
    await waitFor(() => expect(server.callsOf(getRedPacketQuantity)).toHaveLength(1))
    expect(advert().dataset['advert']).toBe('adv-blue')
    expect(screen.queryByText(/红包/)).toBeNull()
  })

  it('is found by its tpid if the campaign is unknown', async () => {
    server.refuse(getCampaignTag, 'notFound')
    renderScreen(<AdvertBand />, { at: '/credit/hook?tpid=2506blue' })
    await waitFor(() => expect(server.callsOf(getCampaignTag)).toHaveLength(1))
    expect(advert().dataset['advert']).toBe('adv-blue')
  })

  it('shows the referring adviser’s QR code, and addresses a retail partner’s visitors', async () => {
    storeAdviser('?cpid=12')
    server.answer(getCustomerService, { cs_qrcode: 'iVBORw0KGgo=' })
    server.refuse(getCampaignTag, 'notFound')
    renderScreen(<AdvertBand />, { at: '/credit/hook?cpid=12&tpid=2506red' })
    const code = await screen.findByRole('img', { name: '专属顾问的二维码' })
    expect(code.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=')
    expect(server.callsOf(getCustomerService)[0]?.params).toEqual({ id: '12' })
    expect(screen.getByText('合作伙伴推荐的商户')).toBeTruthy()
  })
})
