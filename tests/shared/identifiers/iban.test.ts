import { expect, test } from 'vitest'
import { isIban } from '#shared/identifiers/iban.ts'

test.each([
  ['GB82WEST12345698765432', true],
  ['DE89370400440532013000', true],
  ['NO9386011117947', true],
  ['MT84MALT011000012345MTLCAST001S', true],
  ['GB82WEST12345698765433', false],
  ['GB82 WEST 1234 5698 7654 32', false],
  ['NO938601111794', false],
])('%s: %s', (text, isOne) => expect(isIban(text)).toBe(isOne))
