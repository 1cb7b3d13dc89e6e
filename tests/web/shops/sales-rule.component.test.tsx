import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { LimitSalesMonths } from '../../../web/features/credit/limit-sales-months.tsx'
import { ShopFigures } from '../../../web/features/shops/list/shop-figures.tsx'
import { ShopsPanel } from '../../../web/pages/home/shops-panel.tsx'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aShop } from '../pages/home/seller-state-builders.ts'

const month = { from: '2026-10-01', to: '2026-11-01' }
const shop = aShop({
  monthly_sales: [{ ...month, sales: '30.00', refunds: '10.00' }],
})
const sold = [{ ...month, net_sales: '20.00' }]

test.each<[string, ReactElement]>([
  ['the home page', <ShopsPanel key="home" shops={[shop, { ...shop, id: 'shop-2' }]} />],
  [
    'the limit page',
    <LimitSalesMonths key="limit" limit={{ currency: 'GBP', months: sold, rule_months: sold }} />,
  ],
  ['the shops', <ShopFigures key="shops" shop={shop} />],
])('what net sales contain is said once on %s', async (_where, part) => {
  loginSeller()
  renderScreen(part)
  expect(
    await screen.findAllByText(/^销售额按实际收到的货款、运费、税款和关税计.*礼品卡和小费不计。$/),
  ).toHaveLength(1)
})

test('sales at rates that the lender entered are marked as such', () => {
  loginSeller()
  const dirhams = { currency: 'AED', orders: 2, sales: '90.00', refunds: '0.00' }
  const dollars = { ...dirhams, currency: 'USD' }
  renderScreen(<ShopFigures shop={{ ...shop, import: { ...shop.import, converted: [dirhams, dollars] } }} />)
  const text = document.body.textContent ?? ''
  expect(text).toMatch(/AED[^U]*（我们录入的汇率）/)
  expect(text).not.toMatch(/USD.*（我们录入的汇率）/)
})
