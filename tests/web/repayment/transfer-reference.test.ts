import { expect, it } from 'vitest'
import { transferReference } from '../../../web/features/repayment/transfer-reference.ts'

it('writes the last ten digits of the charge order on a transfer', () => {
  expect(transferReference('2027-02-19-20261121063000123-0123456789')).toBe('0123456789')
})
