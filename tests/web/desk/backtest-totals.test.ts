import { expect, test } from 'vitest'
import type { BacktestRow } from '#shared/desk/terms.ts'
import { totalsOfBacktest } from '../../../web/desk/features/terms/backtest-totals.ts'

const none = { drawnCents: 0, meanRatePercent: null, incomeCents: 0, lossCents: 0 }

const row = (
  currency: BacktestRow['currency'],
  byOwnTermsCents: number | null,
  byDraftCents: number | null,
): BacktestRow => ({
  companyId: 'c1',
  companyNameEn: null,
  companyNameCn: null,
  facilityId: 'f1',
  currency,
  limitCents: 100_00,
  byOwnTermsCents,
  byDraftCents,
  drawnByOwnTerms: none,
  drawnByDraft: none,
})

test('the effect of a version is counted by currency', () => {
  expect(
    totalsOfBacktest([
      row('USD', 100_00, 90_00),
      row('GBP', 100_00, 130_00),
      row('GBP', 100_00, 95_00),
      row('GBP', 100_00, 100_00),
    ]),
  ).toEqual([
    { currency: 'GBP', rising: 1, falling: 1, same: 1, unknown: 0, changeCents: 25_00 },
    { currency: 'USD', rising: 0, falling: 1, same: 0, unknown: 0, changeCents: -10_00 },
  ])
})

test('a limit that cannot be computed is counted as unknown only', () => {
  expect(totalsOfBacktest([row('GBP', null, 100_00), row('GBP', 100_00, null)])).toEqual([
    { currency: 'GBP', rising: 0, falling: 0, same: 0, unknown: 2, changeCents: 0 },
  ])
})
