import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FacilityBreakdownRow, LoanBreakdownRow } from '#shared/desk/portfolio.ts'
import { FigurePage } from '../../../web/desk/features/portfolio/figure-page.tsx'
import * as savingText from '../../../web/desk/ui/save-text.ts'
import { showScreen } from './show-screen.tsx'

const facility = (of: Partial<FacilityBreakdownRow>): FacilityBreakdownRow => ({
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
  const { user, calls } = await showScreen(<FigurePage />, {
    path,
    address: `${path}?figure=days1Cents&currency=GBP&payoutMonth=2026-11&by=facility`,
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

const loan = (of: Partial<LoanBreakdownRow>): LoanBreakdownRow => ({
  ...facility({}),
  drawdownId: 'a-loan',
  drawdownDate: '2026-11-02',
  drawnCents: 5_000_00,
  ...of,
})

test('of a stored day the loans are listed with the rest of the stored figure, to which they add up', async () => {
  const { calls } = await showScreen(<FigurePage />, {
    path,
    address: `${path}?figure=outstandingCents&currency=GBP&day=2026-12-30`,
    told: {
      'portfolio-loan-list': {
        loans: [
          loan({}),
          loan({ drawdownId: null, drawdownDate: null, drawnCents: null, amountCents: 500_00 }),
          loan({
            companyNameEn: null,
            companyNameCn: null,
            drawdownId: 'erased',
            drawdownDate: null,
            drawnCents: null,
            amountCents: 200_00,
          }),
        ],
        stored: [{ currency: 'GBP', amountCents: 2_500_00 }],
      },
      'facility-show': {},
    },
  })
  const table = await screen.findByRole('region', { name: '未还本金：各笔放款' })
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent).slice(0, 4)),
  ).toEqual([
    ['海港礼品贸易有限公司', '2026年11月2日 · GBP\u{A0}5,000.00', 'GBP\u{A0}1,000.00', '40.00%'],
    ['无', '留存数字的其余部分', 'GBP\u{A0}800.00', '32.00%'],
    ['海港礼品贸易有限公司', '不属于某一笔放款', 'GBP\u{A0}500.00', '20.00%'],
    ['已删除资料的公司', '已删除资料的公司的放款', 'GBP\u{A0}200.00', '8.00%'],
  ])
  expect(within(table).queryByRole('link', { name: /已删除/ })).toBeNull()
  expect(screen.getByText(/其余部分来自/)).toBeDefined()
  expect(within(table).getByRole('link', { name: /5,000/ }).getAttribute('href')).toBe(
    '/facilities/a-facility?drawdown=a-loan',
  )
  const figures = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(figures).toEqual([
    ['未还本金', 'GBP\u{A0}2,500.00'],
    ['笔数', '2'],
  ])
  expect(screen.queryByRole('link', { name: '按额度' })).toBeNull()
  expect(calls[0]).toMatchObject({ day: '2026-12-30' })
})

test('without an address, the loans of all that is outstanding are listed; or none are', async () => {
  const { calls } = await showScreen(<FigurePage />, {
    path,
    told: { 'portfolio-loan-list': { loans: [] } },
  })
  expect(await screen.findByText('没有放款计入这个数字')).toBeDefined()
  expect(screen.getByRole('link', { name: '按额度' }).getAttribute('href')).toBe(
    `${path}?figure=outstandingCents&by=facility`,
  )
  expect(calls).toEqual([{ action: 'portfolio-loan-list', figure: 'outstandingCents', limit: '50' }])
})
