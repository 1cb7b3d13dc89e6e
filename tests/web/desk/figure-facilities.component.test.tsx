import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FigureFacility } from '#shared/desk/portfolio.ts'
import { FigureFacilitiesPage } from '../../../web/desk/features/portfolio/figure-facilities-page.tsx'
import * as savingText from '../../../web/desk/ui/save-text.ts'
import { showScreen } from './show-screen.tsx'

const facility = (of: Partial<FigureFacility>): FigureFacility => ({
  companyId: 'a-company',
  companyNameEn: 'Harbour Gift Trading Limited',
  companyNameCn: '海港礼品贸易有限公司',
  facilityId: 'a-facility',
  productCode: 'small_shop_financing',
  currency: 'GBP',
  amountCents: 1_000_00,
  ...of,
})

const path = '/portfolio/facilities'
const told = {
  'portfolio-facility-list': ({ cursor }: { cursor?: unknown }) =>
    cursor
      ? {
          facilities: [
            facility({
              companyId: 'b',
              companyNameCn: '灯街贸易有限公司',
              facilityId: 'b',
              amountCents: 3_000_00,
            }),
          ],
        }
      : { facilities: [facility({})], cursor: '1' },
  'facility-show': {},
}

test('all pages of a figure are listed with their sum, the largest first, and saved', async () => {
  const save = vi.spyOn(savingText, 'saveText').mockImplementation(() => {})
  const { user, calls } = await showScreen(<FigureFacilitiesPage />, {
    path,
    address: `${path}?figure=days1Cents&currency=GBP&payoutMonth=2026-11`,
    told,
  })
  const table = await screen.findByRole('region', { name: '逾期 1 至 30 天的本金：各笔额度' })
  expect(screen.getAllByRole('term')[0]?.nextElementSibling?.textContent).toBe('GBP\u{A0}4,000.00')
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['公司', '产品', '逾期 1 至 30 天的本金', '占比'],
    ['灯街贸易有限公司', '小店融资', 'GBP\u{A0}3,000.00', '75.00%'],
    ['海港礼品贸易有限公司', '小店融资', 'GBP\u{A0}1,000.00', '25.00%'],
  ])
  expect(within(table).getAllByRole('link', { name: '小店融资' })[1]?.getAttribute('href')).toBe(
    '/facilities/a-facility',
  )
  expect(screen.getByText(/2026年11月放款/)).toBeDefined()
  expect(calls[0]).toMatchObject({ figure: 'days1Cents', currency: 'GBP', payoutMonth: '2026-11' })
  await user.click(screen.getByRole('button', { name: '导出 CSV：逾期 1 至 30 天的本金：各笔额度' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]).toEqual([
    'portfolio-facilities-days1Cents-GBP.csv',
    [
      '币种,公司,产品,逾期 1 至 30 天的本金,占比 (%)',
      'GBP,灯街贸易有限公司,小店融资,3000.00,75.00',
      'GBP,海港礼品贸易有限公司,小店融资,1000.00,25.00',
      '',
    ].join('\r\n'),
  ])
})

test('without an address, all that is outstanding is listed; or nothing is', async () => {
  const { calls } = await showScreen(<FigureFacilitiesPage />, {
    path,
    told: { 'portfolio-facility-list': { facilities: [] } },
  })
  expect(await screen.findByText('没有额度计入这个数字')).toBeDefined()
  expect(calls).toEqual([{ action: 'portfolio-facility-list', figure: 'outstandingCents', limit: '200' }])
})
