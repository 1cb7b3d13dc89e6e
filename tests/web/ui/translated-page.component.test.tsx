import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { type AmountRange, checkAmount } from '../../../web/features/drawdown/amount-rules.ts'
import { AmountStep } from '../../../web/features/drawdown/amount-step.tsx'
import { useQuote } from '../../../web/features/drawdown/use-quote.ts'
import { Button } from '../../../web/ui/button.tsx'
import { StatusBadge } from '../../../web/ui/status-badge.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aQuote } from '../drawdown/drawdown-quote.ts'

/** Like a browser's page translation: replaces each text node by elements, except within `translate="no"`. */
const translatePage = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('[translate=no]')) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `translated: ${text.data}`
    outer.append(inner)
    text.replaceWith(outer)
  }
}

const shown = (): string => document.body.textContent.replaceAll('\u00A0', ' ')

beforeEach(() => {
  loginSeller()
  server.answer(engagementEndpoints.listRedPackets, [])
})

const range: AmountRange = { currency: 'GBP', minimum: '10000.00', available: '396000.00' }

const Step = () => {
  const [typed, setTyped] = useState('')
  const checked = checkAmount(typed, range)
  const price = useQuote(checked.ok ? checked.amount : null, {}, false)
  return (
    <AmountStep
      typed={typed}
      onType={setTyped}
      checked={checked}
      range={range}
      price={price}
      repayment={{}}
      onChoose={() => undefined}
      onNext={() => undefined}
    />
  )
}

const Parts = ({ label, status }: { label: string; status: string }) => (
  <>
    <Button busy>{label}</Button>
    <StatusBadge tone="waiting">{status}</StatusBadge>
  </>
)

describe('a page that the browser translates', () => {
  it('shows the price of the current amount', async () => {
    server.answer(drawdownEndpoints.quoteDrawdown, ({ body }) => {
      const { amount } = body as { amount: string }
      return amount === '100000.00'
        ? aQuote({ quote_id: 'quote-1', amount, interest: '2916.99', total: '102916.99' })
        : aQuote({ quote_id: 'quote-2', amount, interest: '5833.97', total: '205833.97' })
    })
    const { fill } = renderScreen(<Step />)
    const amount = screen.getByRole('textbox')
    await fill(amount, '100000')
    await expect.poll(shown, { timeout: 3000 }).toContain('102,916.99')
    translatePage()
    expect(shown()).toContain('translated: ')
    await fill(amount, '200000')
    await expect.poll(shown, { timeout: 3000 }).toContain('205,833.97')
    // The price, whole or split over several elements.
    expect(shown()).not.toContain('102,916')
    expect(shown()).not.toContain('2,916')
  })

  it('shows the current label of a button and the current status', () => {
    const { rerender } = renderScreen(<Parts label="draw GBP 100" status="under review" />)
    translatePage()
    rerender(<Parts label="draw GBP 200" status="approved" />)
    expect(shown()).toBe('draw GBP 200approved')
  })
})
