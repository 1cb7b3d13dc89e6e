import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { Component as OauthCallbackPage } from '../../../../web/features/shops/link/oauth-callback-page.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

beforeEach(() => loginSeller())

const returnFromPlatform = () =>
  renderScreen(<OauthCallbackPage />, { at: '/oauth/callback?code=the-code&state=the-state' })

it('names the currency of a shop that cannot be counted', async () => {
  server.refuse(shopsEndpoints.oauthCallback, 'currencyNotTaken', { detail: 'AED' })
  returnFromPlatform()
  expect(await screen.findByText('这家店铺以阿联酋迪拉姆销售，暂时不能连接')).toBeTruthy()
})

it('names none where the platform states none', async () => {
  server.refuse(shopsEndpoints.oauthCallback, 'currencyNotTaken')
  returnFromPlatform()
  expect(await screen.findByText('这家店铺的货币暂不支持')).toBeTruthy()
})
