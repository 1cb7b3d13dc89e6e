import { expect, test } from 'vitest'
import { percentSchema } from '#shared/api/field-schemas.ts'
import { readPercent } from '#shared/input-parsing/read-percent.ts'

test.each([
  ['100', '100'],
  ['100%', '100'],
  ['１００％', '100'],
  [' 33.33 % ', '33.33'],
  ['12。5', '12.5'],
  ['0', '0'],
])('%j is %s', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent)
  expect(percentSchema.parse(typed)).toBe(percent)
})

test.each(['', '%', '%50', '-5%', '1,5', '33.333', '5‰', '0.5.1', '50 50', '五十'])(
  '%j is refused',
  (typed) => {
    expect(readPercent(typed)).toBeUndefined()
    expect(percentSchema.safeParse(typed).success).toBe(false)
  },
)

test.each(['101%', '100.5', '050', '999'])('%j is a number, but not a share', (typed) =>
  expect(percentSchema.safeParse(typed).error?.issues[0]?.message).toBe('percentInvalid'),
)
