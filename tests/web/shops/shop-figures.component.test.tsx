import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShopFigures } from '../../../web/features/shops/list/shop-figures.tsx'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aShop } from '../pages/home/seller-state-builders.ts'

it('lists the months of which the platform reports other sales than were read', () => {
  const shop = aShop()
  const differing_months = [{ month: '2026-09', platform_sales: '1000.00', imported_sales: '1300.00' }]
  const read = { ...shop.import, differing_months, report_basis: 'goods' as const }
  renderScreen(<ShopFigures shop={{ ...shop, import: read }} />)
  expect(screen.getByText(/平台自己的报表（商品金额，不含运费和税）和读到的订单按同一口径/)).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^2026年9月：平台报表.*1,000\.00 ，读到.*1,300\.00$/,
  )
})

it('says nothing of months that agree', () => {
  renderScreen(<ShopFigures shop={aShop()} />)
  expect(screen.queryByText(/平台自己的报表/)).toBeNull()
})
