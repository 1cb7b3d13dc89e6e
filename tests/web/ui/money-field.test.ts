import { describe, expect, it } from 'vitest'
import { typedAmount, wireAmount } from '../../../web/ui/money-field.tsx'

describe('what is typed into an amount', () => {
  it.each([
    ['1,200.5', '1200.5'],
    ['12a3', '123'],
    ['1.2.3', '1.23'],
    ['9.999', '9.99'],
    ['', ''],
  ])('%s is kept as %s', (typed, kept) => {
    expect(typedAmount(typed)).toBe(kept)
  })

  it.each([
    ['1200.5', '1200.50'],
    ['1200', '1200.00'],
    ['007', '7.00'],
    ['0.', '0.00'],
    ['', undefined],
    ['.5', undefined],
  ])('%s is sent as %s', (typed, sent) => {
    expect(wireAmount(typed)).toBe(sent)
  })
})
