import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { balanceParts } from '../../../../web/features/credit/facility/balance-parts.ts'
import { aFacility } from '../../pages/home/seller-state-builders.ts'

const cents = integer({ min: 0, max: 500_000_00 })

test('the parts of a limit add up to it, whatever is used above the watermark', () => {
  assert(
    property(
      record({ limit: cents, watermark: cents, outstanding: cents, pending: cents, frozen: cents }),
      ({ limit, watermark, outstanding, pending, frozen }) => {
        const lower = Math.min(limit, watermark)
        const parts = balanceParts(
          aFacility({
            facility_limit: decimalFromCents(limit),
            watermark: decimalFromCents(watermark),
            available_limit: decimalFromCents(lower),
            outstanding: decimalFromCents(outstanding),
            pending_drawdown: decimalFromCents(pending),
            frozen_limit: decimalFromCents(frozen),
            available_funding: decimalFromCents(Math.max(0, lower - outstanding - pending - frozen)),
          }),
        )
        const sum = (['beyond', 'outstanding', 'pending', 'frozen', 'available'] as const)
          .map((part) => centsFromDecimal(parts[part]))
          .reduce((total, part) => total + part, 0)
        expect(sum).toBe(limit + centsFromDecimal(parts.over))
      },
    ),
  )
})
