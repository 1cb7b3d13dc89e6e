import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { type AmountRange, checkAmount } from '../../../web/features/drawdown/amount-rules.ts'
import { AmountStep } from '../../../web/features/drawdown/amount-step.tsx'
import { type RepaymentTerms, useQuote } from '../../../web/features/drawdown/use-quote.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aQuote, aQuoteOf } from './drawdown-quote.ts'

const { quoteDrawdown } = drawdownEndpoints
const { listRedPackets } = engagementEndpoints
const range: AmountRange = { currency: 'GBP', minimum: '10000.00', available: '396000.00' }

beforeEach(() => {
  loginSeller()
  server.answer(listRedPackets, [])
})

const renderStep = () => {
  const onNext = vi.fn<() => void>()
  const Step = () => {
    const [typed, setTyped] = useState('')
    const checked = checkAmount(typed, range)
    const [repayment, setRepayment] = useState<RepaymentTerms>({})
    const price = useQuote(checked.ok ? checked.amount : null, repayment, false)
    return (
      <AmountStep
        typed={typed}
        onType={setTyped}
        checked={checked}
        range={range}
        price={price}
        repayment={repayment}
        onChoose={setRepayment}
        onNext={onNext}
      />
    )
  }
  return { ...renderScreen(<Step />), onNext }
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: '提款金额' })
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: '下一步：核对' })
/** The price's text for screen readers, once it is loaded. */
const spoken = (total: string) =>
  screen.findByText((text) => text.replaceAll('\u00A0', ' ').startsWith(`到期共还 GBP ${total}`))
const said = (text: string) => screen.queryByText(text)

describe('the amount to draw', () => {
  it('requests no price without an amount', () => {
    renderStep()
    expect(said('填好金额，这里会列出全部费用。')).not.toBeNull()
    expect(next().disabled).toBe(true)
    expect(amount().getAttribute('aria-invalid')).toBeNull()
  })

  it('is priced in full once typing pauses, and then enables the next step', async () => {
    server.answer(quoteDrawdown, aQuote({ amount: '100000.00' }))
    const { user, onNext } = renderStep()
    await user.type(amount(), '100000')
    expect(amount().value).toBe('100000')
    await spoken('92,625.29')
    expect(server.callsOf(quoteDrawdown).map(({ body }) => body)).toEqual([{ amount: '100000.00' }])
    expect(screen.getByText(/100,000\.00 × 11\.83% × 90 天 ÷ 365/)).toBeTruthy()
    await user.click(next())
    expect(amount().value).toBe('100,000')
    expect(onNext).toHaveBeenCalledOnce()
  })

  it.each([
    { typed: '1万', words: '请用数字填写金额，最多两位小数，例如 10,000.50。' },
    { typed: '9999.99', words: '低于最低提款额，请填写更高的金额。' },
    { typed: '396000.01', words: '超出目前可以提取的金额，请填写更低的金额。' },
  ])('shows at the field that $typed is out of range, and requests no price', async ({ typed, words }) => {
    const { user, fill, onNext } = renderStep()
    await fill(amount(), typed)
    expect(said(words)).not.toBeNull()
    expect(amount().getAttribute('aria-invalid')).toBe('true')
    expect(next().disabled).toBe(true)
    await user.keyboard('{Enter}')
    expect(onNext).not.toHaveBeenCalled()
  })

  it('shows deduction, amount received and fee as separate lines', async () => {
    server.answer(
      quoteDrawdown,
      aQuote({
        amount: '100000.00',
        interest: '2700.00',
        upfront: { fee: '1000.00', interest: '2700.00', payout: '96300.00' },
        fee: '500.00',
        total: '100500.00',
      }),
    )
    const { user } = renderStep()
    await user.type(amount(), '100000')
    await spoken('100,500.00，其中利息')
    const figures = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll(/\s/g, ' '))
    expect(figures).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^放款时扣除的利息.*2,700\.00$/),
        expect.stringMatching(/^放款时扣除的费用.*1,000\.00$/),
        expect.stringMatching(/^实际到账.*96,300\.00$/),
        expect.stringMatching(/^费用.*500\.00$/),
      ]),
    )
    // The amount received and all costs add up to the total.
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    expect(rows).toEqual(
      expect.arrayContaining([
        '实际到账GBP 96,300.00',
        '利息GBP 2,700.00',
        '费用GBP 1,500.00',
        '到期共还GBP 100,500.00',
      ]),
    )
  })

  it('keeps the previous price while a new one loads, and disables the next step', async () => {
    server.answer(quoteDrawdown, aQuote())
    const { fill } = renderStep()
    await fill(amount(), '90000')
    await spoken('92,625.29')
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aQuote>>()
    server.answer(quoteDrawdown, promise)
    await fill(amount(), '50000')
    expect(next().disabled).toBe(true)
    await waitFor(() => expect(server.callsOf(quoteDrawdown)).toHaveLength(2))
    expect(screen.getByText(/90,000\.00 × 11\.83%/).closest('[aria-busy=true]')).not.toBeNull()
    expect(said('正在计算')).not.toBeNull()
    expect(next().disabled).toBe(true)
    resolve(aQuote({ quote_id: 'quote-2', amount: '50000.00', interest: '1458.49', total: '51458.49' }))
    await spoken('51,458.49')
    expect(said('正在计算')).toBeNull()
    expect(next().disabled).toBe(false)
  })

  it('can be chosen by preset and slider', async () => {
    server.answer(quoteDrawdown, aQuote())
    const { user } = renderStep()
    const half = screen.getByRole('button', { name: '一半' })
    await user.click(half)
    expect(amount().value).toBe('198,000')
    expect(half.getAttribute('aria-pressed')).toBe('true')
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: '拖动选择提款金额' })
    fireEvent.change(slider, { target: { value: slider.max } })
    expect(amount().value).toBe('396,000')
    expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe('GBP 396,000.00')
    expect(half.getAttribute('aria-pressed')).toBe('false')
    await spoken('92,625.29')
  })

  it('shows the server’s error at the field', async () => {
    server.refuse(quoteDrawdown, 'ruleBroken', {
      errors: [{ field: 'body.amount', rule: 'amountAboveAvailable' }],
    })
    const { fill } = renderStep()
    await fill(amount(), '90000')
    expect(await screen.findByText('超出目前可以提取的金额，请填写更低的金额。')).toBeTruthy()
    expect(amount().getAttribute('aria-invalid')).toBe('true')
    expect(next().disabled).toBe(true)
  })

  it('shows that there is no offer, without a retry', async () => {
    server.refuse(quoteDrawdown, 'ruleBroken')
    const { fill } = renderStep()
    await fill(amount(), '90000')
    expect(await screen.findByText(/这笔提款目前不能报价/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '再试一次' })).toBeNull()
  })

  it('retries a failed price', async () => {
    server.breakOff(quoteDrawdown)
    const { user, fill } = renderStep()
    await fill(amount(), '90000')
    expect(await screen.findByText(/没有连上服务器/)).toBeTruthy()
    server.answer(quoteDrawdown, aQuote())
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    await spoken('92,625.29')
    expect(said('没有连上服务器，请检查网络后再试。')).toBeNull()
  })

  it('marks a benchmark that the lender entered', async () => {
    const benchmark = { percent: '4.33', date: '2026-11-20', source: 'entered by the lender' }
    server.answer(quoteDrawdown, aQuote({ benchmark }))
    const { fill } = renderStep()
    await fill(amount(), '90000')
    expect(await screen.findByText(/SOFR 4\.33%（2026年11月20日，由贷款人录入）/)).toBeTruthy()
    expect(screen.queryByText(/纽约联储公布/)).toBeNull()
  })

  it('warns of a high price that the lender must review', async () => {
    server.answer(quoteDrawdown, aQuote({ effective_rate: '36.50', warning: 'effectiveRateAboveWarning' }))
    const { fill } = renderStep()
    await fill(amount(), '90000')
    expect(await screen.findByText('费用偏高，须专人复核')).toBeTruthy()
    expect(next().disabled).toBe(false)
  })
})

const askedFor = () => server.callsOf(quoteDrawdown).map(({ body }) => body)
const methods = () => screen.findByRole('radiogroup', { name: '还款方式' })
const choose = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const tile = (name: string) => choose(name).closest('label')?.textContent.replaceAll('\u00A0', ' ')

const aSharePriced = (sales_share: string) =>
  aQuoteOf('salesShare', {
    sales_share,
    projection: {
      sales_share,
      data_from: '2025-11-01',
      data_to: '2026-11-01',
      outcomes: (['slow', 'base', 'fast'] as const).map((pace, index) => ({
        pace,
        monthly_sales: '92000.00',
        amount: '2000.00',
        repaid_by: `2027-02-0${4 - index}`,
        cost: '700.00',
        left_on_due_date: index === 0 ? '150.00' : '0.00',
        effective_rate: '12.00',
        verdict_reason: null,
      })),
    },
  })

describe('the repayment method', () => {
  it('is not shown if the facility offers only one', async () => {
    server.answer(quoteDrawdown, aQuote())
    const { fill } = renderStep()
    await fill(amount(), '90000')
    await spoken('92,625.29')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('is chosen by name and figures, and reprices the amount with all payments', async () => {
    server.answer(quoteDrawdown, aQuoteOf('bullet'))
    const { user, fill } = renderStep()
    await fill(amount(), '90000')
    await methods()
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
    expect(said('选好还款方式，这里会列出全部费用。')).not.toBeNull()
    expect(next().disabled).toBe(true)
    const figures = document.getElementById(choose('等额本金').getAttribute('aria-describedby') ?? '')
    expect(figures?.textContent.replaceAll('\u00A0', ' ')).toBe(
      '每期最多GBP 15,600.00利息合计GBP 1,800.00实际年利率12.01%最后到期日2027年5月24日',
    )
    server.answer(quoteDrawdown, aQuoteOf('equalPrincipal', { total: '91358.00', interest: '1358.00' }))
    await user.click(choose('等额本金'))
    expect(next().disabled).toBe(true)
    const payments = await screen.findByRole('list', { name: '还款日程' })
    expect([...payments.children].map((each) => each.textContent.replaceAll('\u00A0', ' '))).toEqual([
      '2026年12月22日本金 GBP 45,000.00，利息 GBP 900.00GBP 45,900.00',
      '2027年1月22日本金 GBP 45,000.00，利息 GBP 458.00GBP 45,458.00',
    ])
    expect(askedFor().at(-1)).toEqual({ amount: '90000.00', repayment_method: 'equalPrincipal' })
    expect(next().disabled).toBe(false)
  })

  it('accepts a share of sales within the offered range, with its maximum cost and estimated duration', async () => {
    server.answer(quoteDrawdown, aQuoteOf('bullet'))
    const { user, fill } = renderStep()
    await fill(amount(), '90000')
    await methods()
    server.answer(quoteDrawdown, aSharePriced('10.00'))
    await user.click(choose('按销售额比例还款'))
    const slider = await screen.findByRole<HTMLInputElement>('slider', { name: '每周拿出净销售额的多少还款' })
    expect([slider.min, slider.max, slider.value]).toEqual(['5', '30', '10'])
    server.answer(quoteDrawdown, aSharePriced('20'))
    fireEvent.change(slider, { target: { value: '20' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('20%')
    await expect
      .poll(() => askedFor().at(-1), { timeout: 3000 })
      .toEqual({
        amount: '90000.00',
        repayment_method: 'salesShare',
        sales_share: '20',
      })
    expect(await screen.findByText(/以当周净销售额的 20% 还款/, {}, { timeout: 3000 })).toBeTruthy()
    const paces = await screen.findByRole('table', { name: '按过往销售，大约何时还清' })
    const rows = paces.querySelectorAll('tbody tr')
    expect([...rows].map((row) => row.textContent.replaceAll('\u00A0', ' '))).toEqual([
      '淡季GBP 92,000.002027年2月4日GBP 700.00GBP 150.00',
      '平常GBP 92,000.002027年2月3日GBP 700.00GBP 0.00',
      '旺季GBP 92,000.002027年2月2日GBP 700.00GBP 0.00',
    ])
  })

  it('compares a share of sales by what is likely, with the maximum beside it (N4)', async () => {
    const priced = aSharePriced('10.00')
    const { projection } = priced
    const costs = { slow: '264.19', base: '210.00', fast: '194.88' }
    const likely = projection && {
      ...projection,
      outcomes: projection.outcomes.map((outcome) => ({ ...outcome, cost: costs[outcome.pace] })),
    }
    const options = priced.options.map((option) =>
      option.repayment_method === 'salesShare'
        ? { ...option, interest: '2595.00', projection: likely }
        : option,
    )
    server.answer(quoteDrawdown, { ...priced, projection: likely, options, total: '92595.00' })
    const { user, fill } = renderStep()
    await fill(amount(), '90000')
    await methods()
    const share = tile('按销售额比例还款')
    expect(share).toContain('预计利息GBP 194.88 至 GBP 264.19')
    expect(share).toContain('预计还清2027年2月2日 至 2027年2月4日')
    expect(share).toContain('最多：利息 GBP 2,595.00')
    await user.click(choose('按销售额比例还款'))
    await screen.findByText((text) =>
      text.replaceAll('\u00A0', ' ').startsWith('按过往销售，大约共还 GBP 90,210.00'),
    )
    const page = document.body.textContent.replaceAll('\u00A0', ' ')
    expect(page).toContain('最多 GBP 92,595.00（一直没有销售、到 2027年2月20日 才还清时）')
  })

  it('names the likely interest as after a chosen red packet, without the packet’s part at most', async () => {
    const priced = aSharePriced('10.00')
    const packet = { id: 'welcome', worth: '500.00', pays: '-500.00' }
    const options = priced.options.map((option) => ({
      ...option,
      interest: '2595.00',
      red_packet: packet,
      ...(option.repayment_method === 'salesShare' ? { projection: priced.projection } : {}),
    }))
    server.answer(quoteDrawdown, { ...priced, options, red_packet: packet })
    const { fill } = renderStep()
    await fill(amount(), '90000')
    await methods()
    expect(tile('按销售额比例还款')).toContain('以上已计入红包抵扣。 最多：利息 GBP 2,095.00')
    expect(tile('按销售额比例还款')).not.toContain('红包抵扣利息')
    expect(tile('等额本金')).toContain('红包抵扣利息')
  })

  it('leads back from a method without an offer', async () => {
    server.answer(quoteDrawdown, aQuoteOf('bullet'))
    const { user, fill } = renderStep()
    await fill(amount(), '90000')
    await methods()
    server.refuse(quoteDrawdown, 'ruleBroken')
    await user.click(choose('等额本金'))
    const another = await screen.findByRole('button', { name: '换一种还款方式' })
    server.answer(quoteDrawdown, aQuoteOf('bullet'))
    await user.click(another)
    await methods()
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
    await user.click(choose('到期一次还清'))
    await spoken('92,625.29')
  })
})

const aPacket = (id: string, changes: object = {}) => ({
  id,
  type: 'interest-coupon',
  amount: '500.00',
  currency: 'GBP' as const,
  status: 'claimed' as const,
  remaining_quantity: 0,
  expires_on: '2026-12-31',
  claimed_at: '2026-11-02T01:00:00.000Z',
  drawdown_id: null,
  ...changes,
})

describe('a red packet', () => {
  const withPacket = aQuote({
    amount: '90000.00',
    schedule: [
      {
        due_date: '2027-02-20',
        principal: '90000.00',
        interest: '2625.29',
        red_packet: '-500.00',
        total: '92125.29',
      },
    ],
    red_packet: { id: 'welcome', worth: '500.00', pays: '-500.00' },
    total: '92125.29',
    effective_rate: '9.70',
    effective_rate_before: '12.37',
  })

  it('that pays most is used unless the user wants none, and is a line of the price (N30)', async () => {
    server.answer(listRedPackets, [
      aPacket('small', { amount: '20.00' }),
      aPacket('welcome'),
      aPacket('dollars', { currency: 'USD', amount: '77.00' }),
      aPacket('old', { status: 'expired', amount: '66.00' }),
      aPacket('new', { status: 'active' }),
    ])
    server.answer(quoteDrawdown, ({ body }) =>
      (body as { red_packet_id?: string }).red_packet_id ? withPacket : aQuote({ amount: '90000.00' }),
    )
    const { user } = renderStep()
    await user.type(amount(), '90000')
    const packets = await screen.findByRole('radiogroup', { name: '使用红包' })
    expect(packets.querySelectorAll('input')).toHaveLength(3)
    expect(screen.getByRole('link', { name: '有 1 个红包可领取' }).getAttribute('href')).toBe('/rewards')
    await spoken('92,125.29')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /500.*可抵扣利息/ }).checked).toBe(true)
    expect(screen.getByText('红包抵扣利息')).toBeTruthy()
    expect(screen.getByText(/不用红包为 12\.37%/)).toBeTruthy()
    expect(server.callsOf(quoteDrawdown).at(-1)?.body).toEqual({
      amount: '90000.00',
      red_packet_id: 'welcome',
    })
    await user.click(screen.getByRole('radio', { name: '不使用红包' }))
    await spoken('92,625.29')
    expect(screen.queryAllByText('红包抵扣利息')).toEqual([])
    expect(server.callsOf(quoteDrawdown).at(-1)?.body).toEqual({ amount: '90000.00' })
  })

  it('that was used meanwhile is reported, and another choice continues', async () => {
    server.answer(listRedPackets, [aPacket('welcome')])
    server.refuse(quoteDrawdown, 'ruleBroken', {
      errors: [{ field: 'body.red_packet_id', rule: 'redPacketUnusable' }],
    })
    const { user } = renderStep()
    await user.type(amount(), '90000')
    expect(await screen.findByText(/所选红包已过期/)).toBeTruthy()
    expect(next().disabled).toBe(true)
    server.answer(quoteDrawdown, aQuote({ amount: '90000.00' }))
    await user.click(screen.getByRole('radio', { name: '不使用红包' }))
    await spoken('92,625.29')
    expect(screen.queryByText(/所选红包已过期/)).toBeNull()
  })
})
