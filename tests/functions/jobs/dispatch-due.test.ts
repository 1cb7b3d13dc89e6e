import { expect, test } from 'vitest'
import { dispatchDue } from '../../../functions/jobs/dispatch-due.ts'
import { createTestClock } from '../../support/test-clock.ts'

const due = '2026-11-02T00:00:00.000Z'

async function* waiting(count: number, gsi1sk = due) {
  for (let id = 0; id < count; id++) yield { id, gsi1sk }
}

test('starts what is due in every shard, and leaves the rest to the next run when its time is up', async () => {
  const clock = createTestClock('2026-11-02T01:00:00.000Z')
  const begin = async () => {
    clock.advance('PT10S')
    return { ok: true }
  }
  expect(await dispatchDue(clock.now, 4, () => waiting(3), begin)).toBe(12)
  expect(await dispatchDue(clock.now, 4, () => waiting(1000), begin)).toBe(20)
})

test('starts nothing that is not due, and counts nothing that somebody else has started', async () => {
  const clock = createTestClock('2026-11-02T01:00:00.000Z')
  expect(
    await dispatchDue(
      clock.now,
      2,
      () => waiting(3, '2026-11-02T01:00:00.001Z'),
      async () => ({ ok: true }),
    ),
  ).toBe(0)
  expect(
    await dispatchDue(
      clock.now,
      2,
      () => waiting(3),
      async () => ({ ok: false }),
    ),
  ).toBe(0)
})

test('a shard that fails stops no other one, and fails the job', async () => {
  const clock = createTestClock('2026-11-02T01:00:00.000Z')
  let begun = 0
  const begin = async ({ id }: { id: number; gsi1sk: string }) => {
    if (id === 7) throw new Error('throttled')
    begun++
    return { ok: true }
  }
  await expect(dispatchDue(clock.now, 2, (shard) => waiting(shard === 0 ? 10 : 5), begin)).rejects.toThrow(
    'could not be started',
  )
  expect(begun).toBe(12)
})
