import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { Component as ActivateShop } from '../../../../web/features/agreements/shop-activation/activate-shop.tsx'
import type {
  Activation,
  Addendum,
} from '../../../../web/features/agreements/shop-activation/activation-query.ts'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { signerState, signersState } from '../signers/signers-responses.ts'

const {
  getShopActivation,
  previewShopActivation,
  initiateSign,
  withdrawAddendum,
  getSigners,
  getMailOccurrence,
} = agreementsEndpoints

const shop = (id: string, state: Activation['shops'][number]['state']) => ({
  id,
  platform: 'harbor-market',
  name: `Shop ${id}`,
  shop_id: `harbor-${id}`,
  state,
})
const addendum = (change: Partial<Addendum> = {}): Addendum => ({
  agreement_id: 'addendum-1',
  kind: 'addendum',
  lapses_at: null,
  status: 'ready',
  signers: [
    signerState({ sign_status: 2, signed_at: '2026-11-22T06:30:00.000Z' }),
    signerState({ id: 's2', name: 'LI Xiaoming', email_masked: 'l•••@director.test' }),
  ],
  sign_status: 1,
  awaits_check: false,
  number: 'AD-20261122-12345678',
  papers: [{ kind: 'addendum', number: 'AD-20261122-12345678' }],
  created_at: '2026-11-22T06:00:00.000Z',
  locale: 'zh-CN',
  shops: [
    {
      id: 'two',
      platform: 'harbor-market',
      platform_name: 'Harbor',
      name: 'Shop two',
      shop_id: 'harbor-two',
    },
  ],
  result: null,
  ...change,
})
const activation = (change: Partial<Activation> = {}): Activation => ({
  facility: { status: 'active', currency: 'GBP', limit: '98000.00', available: '48000.00' },
  shops: [shop('one', 'in_facility'), shop('two', 'ready'), shop('three', 'reading')],
  addendum: null,
  ...change,
})

const show = (path: string, change: Partial<Activation> = {}) => {
  server.answer(getShopActivation, activation(change))
  return renderScreen(
    <Routes>
      <Route path="/credit/hook/activate-shop/*" element={<ActivateShop />} />
      <Route path="/credit/hook/home" element={<p>home</p>} />
      <Route path="/credit/hook/facility" element={<p>facility</p>} />
    </Routes>,
    { at: `/credit/hook/activate-shop${path}` },
  )
}

beforeEach(() => {
  loginSeller({ registerSource: productLines.hook.registerSource })
  server.answer(shopsEndpoints.listShopPlatforms, [])
  server.answer(getSigners, signersState({ kind: 'addendum', signers: addendum().signers }))
  server.answer(getMailOccurrence, ({ query }) => ({
    type: query['type'] === 'reminder' ? ('reminder' as const) : ('invitation' as const),
    sent: false,
    sent_at: null,
    next_at: null,
  }))
  server.answer(applicationEndpoints.listDirectorNames, [{ name: 'CHAN Tai Man' }])
  server.answer(previewShopActivation, {
    currency: 'GBP',
    limit_now: '98000.00',
    limit_after: '196000.00',
    available_now: '48000.00',
    available_after: '146000.00',
    outcome: 'raised',
    reason: null,
  })
})

describe('choosing further shops', () => {
  it('shows the limit before and after, and continues with the chosen shops', async () => {
    const { user } = show('')
    expect(await screen.findByText(/196,000/)).toBeTruthy()
    expect(screen.queryByText('Shop one')).toBeNull()
    expect(screen.getByText('读取中')).toBeTruthy()
    const next = screen.getByRole('link', { name: '下一步：签署补充协议' })
    expect(next.getAttribute('href')).toContain('/activate-shop/signing?shops=two')
    await user.click(screen.getByRole('checkbox', { name: 'Shop two' }))
    expect(screen.getByText('请至少选择一家店铺。')).toBeTruthy()
  })

  it('shows why the limit would not increase', async () => {
    server.answer(previewShopActivation, {
      currency: 'GBP',
      limit_now: '98000.00',
      limit_after: '98000.00',
      available_now: '48000.00',
      available_after: '48000.00',
      outcome: 'kept',
      reason: 'shopsUnread',
    })
    show('')
    expect(await screen.findByText('加入这些店铺，额度不会提高')).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看店铺' })).toBeTruthy()
  })

  it('says why the drawable amount stays while the limit rises', async () => {
    server.answer(previewShopActivation, {
      currency: 'GBP',
      limit_now: '98000.00',
      limit_after: '196000.00',
      available_now: '48000.00',
      available_after: '48000.00',
      outcome: 'raised',
      reason: null,
    })
    show('')
    expect(await screen.findByText(/^可提取额度不变：它另以支付账户未提现余额的 80%/)).toBeTruthy()
  })

  it('shows a message if there is none', async () => {
    show('', { shops: [shop('one', 'in_facility')] })
    expect(await screen.findByText('所有店铺都已计入额度')).toBeTruthy()
  })
})

describe('the redirects', () => {
  it.each([
    ['before there is a limit, to the home', '', { facility: null }, 'home'],
    [
      'while the facility is expired, to what is known of it',
      '/signing',
      { facility: { status: 'expired', currency: 'GBP', limit: '1.00', available: '0.00' } },
      'facility',
    ],
  ] as const)('leads %s', async (_, path, change, to) => {
    show(path, change)
    expect(await screen.findByText(to)).toBeTruthy()
  })

  it.each([
    ['', { addendum: addendum() }, '等待签署'],
    ['/signing?shops=gone', {}, '把店铺加入额度'],
    ['/signing/loading', {}, '把店铺加入额度'],
    ['/nowhere', {}, '把店铺加入额度'],
  ] as const)('leads from "%s" to the current step', async (path, change, title) => {
    show(path, change)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  })
})

describe('the addendum', () => {
  it('is started with the chosen shops, and polled', async () => {
    server.answer(initiateSign, { ...addendum(), resigned: [], candidates: [], can_retry: false })
    const { user } = show('/signing?shops=two,one')
    await user.click(await screen.findByRole('button', { name: '发起签署' }))
    expect(server.callsOf(initiateSign).map(({ body }) => body)).toEqual([
      { kind: 'addendum', shop_ids: ['two'] },
    ])
  })

  it('is withdrawn after a confirmation', async () => {
    server.answer(withdrawAddendum, null)
    const { user } = show('/signing/loading', { addendum: addendum() })
    expect(await screen.findByText('已签署 1 人，共 2 人')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '撤回补充协议' }))
    server.answer(getShopActivation, activation({ addendum: addendum({ status: 'withdrawn' }) }))
    await user.click(await screen.findByRole('button', { name: '撤回' }))
    expect(server.callsOf(withdrawAddendum).map(({ body }) => body)).toEqual([{ agreement_id: 'addendum-1' }])
    expect(await screen.findByText('补充协议已撤回')).toBeTruthy()
  })

  it('ends with the limit before and after', async () => {
    show('/signing/loading', {
      addendum: addendum({
        status: 'signed',
        result: {
          outcome: 'raised',
          reason: null,
          limit_before: '98000.00',
          limit_after: '196000.00',
          available_before: '48000.00',
          available_after: '146000.00',
        },
      }),
    })
    expect(await screen.findByText('额度提高了')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去提款' }).getAttribute('href')).toContain('second-drawdown')
  })

  it('waits for the limit once all have signed', async () => {
    show('/signing/loading', { addendum: addendum({ status: 'signed' }) })
    expect(await screen.findByText('正在重新计算…')).toBeTruthy()
  })
})
