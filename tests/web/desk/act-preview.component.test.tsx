import { expect, test } from 'vitest'
import { ActPreview } from '../../../web/desk/features/acts/act-preview.tsx'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
test('a preview labels each part of a changed value', async () => {
  const simulated = {
    currency: 'GBP',
    before: { limit: '100.00', account: null },
    after: {
      limit: '250.00',
      account: { bankName: '汇丰', amount: '88.00' },
      productCode: 'small_shop_financing',
    },
  }
  await showScreen(<ActPreview simulated={simulated} />, { path: '/', told: {} })
  const told = (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
  for (const words of ['GBP 100.00', 'GBP 250.00', '银行汇丰', '金额GBP 88.00', '产品', '小店融资'])
    expect(told).toContain(words)
  expect(told).not.toContain('small_shop_financing')
})
