import { expect, test, vi } from 'vitest'
import { changed, retryOnChange } from '../../../functions/data/retry-on-change.ts'

/** An attempt that is overtaken so many times before it lands. */
const overtaken = (times: number) => {
  let left = times
  return vi.fn<() => Promise<string | typeof changed>>(async () => (left-- > 0 ? changed : 'landed'))
}

test.each([0, 1, 4])('an attempt that was overtaken %i times is made once more', async (times) => {
  const attempt = overtaken(times)
  expect(await retryOnChange(attempt)).toBe('landed')
  expect(attempt).toHaveBeenCalledTimes(times + 1)
})

test.each([
  [5, undefined],
  [10, 10],
])('after %i tries the caller is told that each was overtaken', async (bound, tries) => {
  const attempt = overtaken(bound)
  expect(await retryOnChange(attempt, tries)).toBe(changed)
  expect(attempt).toHaveBeenCalledTimes(bound)
})

test('what an attempt throws is not tried again', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))
  await expect(retryOnChange(attempt)).rejects.toThrow('gone')
  expect(attempt).toHaveBeenCalledTimes(1)
})
