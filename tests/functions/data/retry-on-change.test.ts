import { expect, test, vi } from 'vitest'
import { changed, retryOnChange } from '../../../functions/data/retry-on-change.ts'

/** An attempt that is overtaken this many times before it is committed. */
const overtaken = (times: number) => {
  let left = times
  return vi.fn<() => Promise<string | typeof changed>>(async () => (left-- > 0 ? changed : 'landed'))
}

test.each([0, 1, 4])('an attempt that was overtaken %i times is repeated', async (times) => {
  const attempt = overtaken(times)
  expect(await retryOnChange(attempt)).toBe('landed')
  expect(attempt).toHaveBeenCalledTimes(times + 1)
})

test.each([
  [5, undefined],
  [10, 10],
])('after %i attempts the caller learns that all were overtaken', async (bound, tries) => {
  const attempt = overtaken(bound)
  expect(await retryOnChange(attempt, tries)).toBe(changed)
  expect(attempt).toHaveBeenCalledTimes(bound)
})

test('an attempt that throws is not repeated', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))
  await expect(retryOnChange(attempt)).rejects.toThrow('gone')
  expect(attempt).toHaveBeenCalledTimes(1)
})
