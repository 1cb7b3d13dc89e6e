import { describe, expect, test } from 'vitest'
import type { FieldKind } from '#shared/desk/field-kinds.ts'
import { parseAmount, parseTyped } from '../../../web/desk/features/acts/parse-typed.ts'

const read = (
  type: 'amount' | 'number' | 'json' | 'string',
  typed: string,
  kind?: FieldKind,
  currency = 'HKD',
) => {
  const value = parseTyped({ type, ...(kind ? { kind } : {}) }, typed, currency)
  return value.ok ? value.value : value.wrong
}

describe('a typed value of an act’s form', () => {
  test('is parsed as an amount in usual notations', () => {
    for (const typed of ['1250', '1,250.00', '１，２５０．００', 'HK$ 1250', '1 250'])
      expect(read('amount', typed)).toBe('1250.00')
    for (const typed of ['US$ 1250', '1.250,00', '12 万', '-5', 'x'])
      expect(read('amount', typed)).toBe('notAmount')
  })

  test('is an amount without a currency if none is known, and rejected with a currency symbol', () => {
    expect(parseAmount('1,250', undefined)).toBe('1250.00')
    expect(parseAmount('1,250', 'XXX')).toBe('1250.00')
    for (const typed of ['$1,250', '€1,250']) expect(parseAmount(typed, undefined)).toBeUndefined()
  })

  test('is a number, a rate or JSON, or rejected', () => {
    expect(read('number', '１２')).toBe(12)
    expect(read('number', 'many')).toBe('notNumber')
    expect(read('string', '４。３ %', 'rate')).toBe('4.3')
    expect(read('json', '[1]')).toEqual([1])
    expect(read('json', '[')).toBe('notJson')
    expect(read('string', '１２', 'bank')).toBe('１２')
  })
})
