import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { categoryReportEndpoints } from '#shared/engagement/category-report.endpoints.ts'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { useAuthDialog } from '../../../../web/features/account/dialog/auth-dialog-store.ts'
import { Component } from '../../../../web/features/engagement/reports/free-reports-page.tsx'
import sample from '../../../../web/features/engagement/reports/sample-report.json' with { type: 'json' }
import { Toasts } from '../../../../web/ui/toasts.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const { listReportCategories, storeCategoryReport, getCategoryReport, requestCategoryReportPaper } =
  categoryReportEndpoints

type CategoryReport = ResponseOf<typeof getCategoryReport>

const toys = { key_id: 'toys', name_chi: '玩具', name_cht: '玩具', name_eng: 'Toys' }
const lighting = { key_id: 'lighting', name_chi: '灯具照明', name_cht: '燈飾照明', name_eng: 'Lighting' }

const report = sample as SalesReportOnWire

const reportResponse = (changes: Partial<CategoryReport> = {}): CategoryReport => ({
  status: 'ready',
  categories: [toys],
  shares_figures: false,
  report,
  peers: [],
  ...changes,
})

const search = () => screen.findByRole('searchbox', { name: '搜索品类' })
const save = () => screen.getByRole('button', { name: '保存' })

const Mode = () => <output>{useAuthDialog()?.mode}</output>

describe('a visitor', () => {
  it('sees an example marked as such, with its source and without a call', () => {
    renderScreen(<Component />)
    expect(screen.getByText('以下是示例报告')).toBeDefined()
    expect(screen.getByText(/10\.24432\/C5BW33/)).toBeDefined()
    const months = screen.getByRole('table', { name: '每月销售' })
    expect(within(months).getByRole('row', { name: /2011年11月 GBP.1,320,500\.27/ })).toBeDefined()
    expect(within(months).getByRole('rowheader', { name: '2011年12月（不足整月）' })).toBeDefined()
    expect(screen.getByText(/星期六最低/)).toBeDefined()
  })

  it('is invited to sign up', async () => {
    const { user } = renderScreen(
      <>
        <Component />
        <Mode />
      </>,
    )
    await user.click(screen.getByRole('button', { name: '免费查看自己店铺的报告' }))
    expect(await screen.findByText('signup')).toBeDefined()
  })
})

describe('a seller', () => {
  beforeEach(() => loginSeller())

  it('sees the report on their own shops, with a table for each chart, and the factors of the limit', async () => {
    server.answer(getCategoryReport, reportResponse())
    renderScreen(<Component />)
    expect(await screen.findByRole('table', { name: '淡旺季' })).toBeDefined()
    for (const name of ['每月销售', '一周里的销售', '退款率', '额度的计算过程'])
      expect(screen.getByRole('table', { name })).toBeDefined()
    expect(screen.queryByText('以下是示例报告')).toBeNull()
    expect(screen.getByText(/提高办法：继续经营/)).toBeDefined()
  })

  it('sees what is missing if there are too few data', async () => {
    server.answer(
      getCategoryReport,
      reportResponse({ report: { ...report, growth: null, seasonality: null, week: null } }),
    )
    renderScreen(<Component />)
    expect(await screen.findByText('满 12 个月的销售后，可以看出淡旺季。')).toBeDefined()
    expect(screen.getByText('满 8 周的销售后，可以看出每周的规律。')).toBeDefined()
    expect(screen.getByText('满 13 个整月后，可以与上年同期比较')).toBeDefined()
  })

  it('sees why the sales do not support a limit', async () => {
    const limit = { reason: 'noSales', limit: null, start: null, factors: [] } as const
    server.answer(
      getCategoryReport,
      reportResponse({ report: { ...report, limit: { ...limit, factors: [] } } }),
    )
    renderScreen(<Component />)
    expect(await screen.findByText('近 12 个月没有净销售额，还算不出额度。')).toBeDefined()
  })

  it('is invited to link a shop if there is none', async () => {
    server.answer(getCategoryReport, reportResponse({ status: 'noShop', report: null }))
    renderScreen(<Component />)
    const link = await screen.findByRole('link', { name: '连接店铺' })
    expect(link.getAttribute('href')).toBe('/credit/hook/shops/link')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('sees that the orders are being imported until that is complete', async () => {
    let asked = 0
    server.answer(getCategoryReport, () =>
      ++asked === 1 ? reportResponse({ status: 'importing', report: null }) : reportResponse(),
    )
    renderScreen(<Component />)
    expect(await screen.findByText('正在读取店铺订单')).toBeDefined()
    expect(await screen.findByRole('table', { name: '淡旺季' }, { timeout: 5000 })).toBeDefined()
  })

  it('can retry if the report failed to load', async () => {
    server.refuse(getCategoryReport, 'noExchangeRates')
    const { user } = renderScreen(<Component />)
    const again = await screen.findByRole('button', { name: '再试一次' })
    server.answer(getCategoryReport, reportResponse())
    await user.click(again)
    expect(await screen.findByRole('table', { name: '淡旺季' })).toBeDefined()
  })

  it('chooses categories by keyword, and whether to contribute figures', async () => {
    server.answer(getCategoryReport, reportResponse({ categories: [] }))
    server.answer(listReportCategories, ({ params }) => (params['keywords'] === '玩' ? [toys, lighting] : []))
    server.answer(storeCategoryReport, { categories: [toys, lighting], shares_figures: true })
    const { user, fill } = renderScreen(<Component />)
    await fill(await search(), '玩')
    await user.click(await screen.findByRole('button', { name: '玩具', pressed: false }))
    await user.click(screen.getByRole('button', { name: '灯具照明', pressed: false }))
    expect(screen.getByText('已选 2 个（最多 5 个），点一下可取消')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: /匿名计入同品类统计/ }))
    server.answer(getCategoryReport, reportResponse({ categories: [toys, lighting], shares_figures: true }))
    await user.click(save())
    expect(await screen.findByText('玩具、灯具照明')).toBeDefined()
    expect(screen.getByText('已同意匿名计入同品类统计')).toBeDefined()
    expect(server.callsOf(storeCategoryReport).map(({ body }) => body)).toEqual([
      { categories: ['toys', 'lighting'], shares_figures: true, consent_version: '1' },
    ])
  })

  it('sees that nothing was found and that a choice is required, without a call', async () => {
    server.answer(getCategoryReport, reportResponse({ categories: [] }))
    server.answer(listReportCategories, [])
    const { user, fill } = renderScreen(<Component />)
    await fill(await search(), '帆船')
    expect(await screen.findByText('没有找到对应的品类，请换个说法试试。')).toBeDefined()
    await user.click(save())
    expect(await screen.findByText('请至少选择一个品类。')).toBeDefined()
    expect(server.callsOf(storeCategoryReport)).toEqual([])
  })

  it('removes a category, and keeps the saved ones on cancelling', async () => {
    server.answer(getCategoryReport, reportResponse({ categories: [toys, lighting] }))
    const { user } = renderScreen(<Component />)
    await user.click(await screen.findByRole('button', { name: '修改' }))
    await user.click(screen.getByRole('button', { name: '玩具', pressed: true }))
    expect(screen.getByText('已选 1 个（最多 5 个），点一下可取消')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(screen.getByText('玩具、灯具照明')).toBeDefined()
  })

  it('exports the report as a file, with a confirmation', async () => {
    server.answer(getCategoryReport, reportResponse())
    server.answer(requestCategoryReportPaper, { file_id: 'report-1' })
    server.answer(filesEndpoints.getFileOnlineUrl, { url: 'https://files.test/report-1' })
    const { user } = renderScreen(
      <>
        <Component />
        <Toasts />
      </>,
    )
    await user.click(await screen.findByRole('button', { name: '下载 PDF' }))
    expect(await screen.findByText('报告已保存。')).toBeDefined()
    expect(server.callsOf(filesEndpoints.getFileOnlineUrl).map(({ body }) => body)).toEqual([
      { file_id: 'report-1' },
    ])
  })

  describe('compared with others of a category', () => {
    const compared = { lower: '0.05', median: '0.07', upper: '0.11', own: '0.0875' }
    const figures = {
      refund_ratio: compared,
      variation: compared,
      top_share: compared,
      months: [{ month: '2026-10', lower: '0.90', median: '1.10', upper: '1.40', own: '1.8462' }],
    }

    it('sees their own figures next to those of many, and none of too few', async () => {
      server.answer(
        getCategoryReport,
        reportResponse({
          categories: [toys, lighting],
          peers: [
            { category: 'toys', figures },
            { category: 'lighting', figures: null },
          ],
        }),
      )
      renderScreen(<Component />)
      expect(await screen.findByRole('heading', { name: '与同品类卖家比较' })).toBeDefined()
      expect(screen.getAllByText('中间一半的卖家在 5.00% 至 11.00% 之间，中位数 7.00%')).toHaveLength(3)
      const months = screen.getByRole('table', { name: '各月净销售额与自身月均相比' })
      expect(
        within(months).getByRole('row', { name: '2026年10月 1.85 倍 0.90 倍 1.10 倍 1.40 倍' }),
      ).toBeDefined()
      expect(screen.getByText('这个品类同意计入的公司还不到 20 家，暂不显示。')).toBeDefined()
    })

    it('sees only those of others before a year of sales', async () => {
      const without = { ...compared, own: null }
      server.answer(
        getCategoryReport,
        reportResponse({
          peers: [
            {
              category: 'toys',
              figures: {
                refund_ratio: without,
                variation: without,
                top_share: without,
                months: figures.months.map((month) => ({ ...month, own: null })),
              },
            },
          ],
        }),
      )
      renderScreen(<Component />)
      expect(await screen.findByRole('row', { name: '2026年10月 — 0.90 倍 1.10 倍 1.40 倍' })).toBeDefined()
    })
  })
})
