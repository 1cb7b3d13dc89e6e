import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { RatesUsed } from '../../../web/features/credit/rates-used.tsx'
import type { ActiveLimit } from '../../../web/features/underwriting/limit-kinds.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aLimit } from './credit-builders.ts'

type Conversion = ActiveLimit['conversions'][number]

const dollars: Conversion = {
  from: 'USD',
  to: 'GBP',
  source: 'European Central Bank',
  net_sales: '1104000.00',
  converted_net_sales: '825485.91',
  first: { date: '2025-04-04', rate: '0.768608' },
  last: { date: '2026-03-05', rate: '0.748408' },
  lowest: { date: '2025-07-04', rate: '0.732982' },
  highest: { date: '2025-04-04', rate: '0.768608' },
  sold_until: '2026-03-05',
  carried_forward: false,
  entered: false,
}

const renderOpened = async (...conversions: Conversion[]) => {
  const rendered = renderScreen(<RatesUsed limit={aLimit({ conversions })} />)
  await rendered.user.click(screen.getByText('所用汇率'))
  return rendered
}

const row = (term: string) => screen.getByText(term).closest('div')?.textContent

it('is hidden if all sales are in the limit’s currency', () => {
  const { container } = renderScreen(<RatesUsed limit={aLimit()} />)
  expect(container.textContent).toBe('')
})

it('is collapsed, and shows the rates and days of the conversion', async () => {
  await renderOpened(dollars)
  expect(screen.getByText(/来源：欧洲中央银行/).textContent).toContain('折算成 GBP')
  expect(screen.getByRole('heading', { name: 'USD 折算成 GBP' })).toBeTruthy()
  expect(row('净销售额')).toContain('USD\u00a01,104,000.00')
  expect(row('折算后')).toContain('GBP\u00a0825,485.91')
  expect(screen.getByText('1 USD = 0.748408 GBP').closest('div')?.textContent).toContain('2026年3月5日')
  expect(screen.getByText('1 USD = 0.732982 GBP').closest('div')?.textContent).toContain('2025年7月4日')
  expect(screen.getByText('1 USD = 0.768608 GBP').closest('div')?.textContent).toContain('2025年4月4日')
  expect(screen.queryByText(/还没有更新的汇率/)).toBeNull()
})

it('shows since when there has been no newer rate', async () => {
  await renderOpened({ ...dollars, sold_until: '2026-11-21', carried_forward: true })
  expect(screen.getByText(/2026年3月5日 之后还没有更新的汇率/)).toBeTruthy()
})

it('says of entered rates that the lender entered them, and from which source', async () => {
  await renderOpened({ ...dollars, from: 'AED', source: 'Central Bank of the UAE', entered: true })
  expect(
    screen.getByText(
      '这种货币没有欧洲中央银行公布的汇率，用的是我们录入的汇率，来源：Central Bank of the UAE。',
    ),
  ).toBeTruthy()
})

it('names whose rate the offshore renminbi takes', async () => {
  await renderOpened({ ...dollars, from: 'CNH' })
  expect(screen.getByText(/离岸人民币（CNH）没有单独公布的汇率，用的是人民币（CNY）的汇率/)).toBeTruthy()
})

const date = () => screen.getByLabelText<HTMLInputElement>('查某一天的汇率')

describe('the rate of a day', () => {
  beforeEach(() => loginSeller())

  const yen: Conversion = { ...dollars, from: 'JPY', sold_until: '2026-03-01' }
  it('is requested for each currency of the sales, and shown with its publication day', async () => {
    server.answer(referenceEndpoints.listCrossRates, {
      date: '2026-02-27',
      source: 'European Central Bank',
      rates: { USD: { GBP: '0.742313' }, JPY: { GBP: '0.00475913' } },
    })
    const { user } = await renderOpened(dollars, yen)
    expect(date().max).toBe('2026-03-05')
    expect(server.callsOf(referenceEndpoints.listCrossRates)).toEqual([])
    await user.type(date(), '2026-03-01')
    expect(await screen.findByText('1 USD = 0.742313 GBP')).toBeTruthy()
    expect(screen.getByText('1 JPY = 0.00475913 GBP').closest('div')?.textContent).toContain('2026年2月27日')
    expect(server.callsOf(referenceEndpoints.listCrossRates).at(-1)?.body).toEqual({
      date: '2026-03-01',
      from: ['USD', 'JPY'],
      to: ['GBP'],
    })
  })

  it('before the first publication is an error at the field', async () => {
    server.refuse(referenceEndpoints.listCrossRates, 'notFound')
    const { user } = await renderOpened(dollars)
    await user.type(date(), '2018-03-01')
    expect(await screen.findByText('这一天及之前没有公布的汇率，请选别的日期。')).toBeTruthy()
    await waitFor(() => expect(date().getAttribute('aria-invalid')).toBe('true'))
  })

  it('that failed can be requested again with another date', async () => {
    server.breakOff(referenceEndpoints.listCrossRates)
    const { user } = await renderOpened(dollars)
    await user.type(date(), '2026-03-01')
    await waitFor(() => expect(date().getAttribute('aria-invalid')).toBe('true'))
    server.answer(referenceEndpoints.listCrossRates, {
      date: '2026-03-02',
      source: 'European Central Bank',
      rates: { USD: { GBP: '0.75' } },
    })
    await user.clear(date())
    await user.type(date(), '2026-03-02')
    expect(await screen.findByText('1 USD = 0.75 GBP')).toBeTruthy()
  })
})
