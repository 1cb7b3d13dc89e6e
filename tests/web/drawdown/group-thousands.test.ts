import { describe, expect, test } from 'vitest'
import { groupThousands, positionWith, typedRightOf } from '../../../web/features/drawdown/group-thousands.ts'
import { typedAmount } from '../../../web/ui/money-field.tsx'

describe('thousands while typing', () => {
  test.each([
    ['', ''],
    ['100', '100'],
    ['1000', '1,000'],
    ['1234567', '1,234,567'],
    ['1234.', '1,234.'],
    ['1234.5', '1,234.5'],
    ['.5', '.5'],
  ])('%j shows as %j', (typed, shown) => {
    expect(groupThousands(typed)).toBe(shown)
    expect(typedAmount(shown)).toBe(typed)
  })

  test('the caret stays between the same digits', () => {
    // "12|34" with 9 typed between becomes "129|34", shown as "12,934".
    const right = typedRightOf('12934', 3)
    expect(right).toBe(2)
    expect(positionWith('12,934', right)).toBe('12,9'.length)
    expect(positionWith('12,934', 0)).toBe(6)
    expect(positionWith('12,934', 5)).toBe(0)
  })
})
