import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShownLimit } from '#shared/desk/limit.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'
import { createIncreaseStory, type SellerWithLimit } from '../../credit/increase-story.ts'

let app: TestApp
let story: ReturnType<typeof createIncreaseStory>
let seller: SellerWithLimit
beforeAll(async () => {
  app = await createTestApp()
  story = createIncreaseStory(app)
  seller = await story.sellerWithLimit()
})
afterAll(() => app.close())

const show = async (fields: object = {}): Promise<ShownLimit> => {
  const outcome = await callDesk(app, 'limit-show', { facilityId: seller.facilityId, ...fields })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as unknown as ShownLimit
}

describe('a limit explained', () => {
  test('is what its seller is told, and what today’s sales come to', async () => {
    const shown = await show()
    const seen = await story.limitOf(seller)
    expect(shown.limit).toBe(seen.limit)
    expect(shown.granted).toMatchObject({ limit: seen.calculated_limit, factors: seen.factors })
    expect(shown.granted.months).toEqual(seen.months)
    expect(shown.today).toEqual(shown.granted)
    expect(shown.otherTerms).toBeNull()
    expect(shown.request).toBeNull()
  })

  test('by another multiple and another cap is computed anew, and changes nothing', async () => {
    const before = await show()
    const half = await show({ salesMultiple: '0.75' })
    expect(Number(half.otherTerms?.start) * 2).toBeCloseTo(Number(before.granted.start), 1)
    expect(Number(half.otherTerms?.limit)).toBeLessThan(Number(before.limit))
    const capped = await show({ limitCap: '20000.00' })
    expect(capped.otherTerms?.limit).toBe('20000.00')
    expect(await show()).toEqual(before)
  })

  test.each(['-1', '1,5', 'much'])('by a multiple of %s is refused', async (salesMultiple) => {
    expect(await callDesk(app, 'limit-show', { facilityId: seller.facilityId, salesMultiple })).toMatchObject(
      { ok: false, reason: 'invalidInput' },
    )
  })
})
