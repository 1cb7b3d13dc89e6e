import { expect, test } from 'vitest'
import { maskAccountNumber } from '#shared/shops/mask-account-number.ts'

test.each([
  ['acct_1fchmVIb5z7vyNVv', '•••• yNVv'],
  ['WDJJHEBZ4X2LY', '•••• X2LY'],
  ['zoe@example.com', 'z•••@example.com'],
  ['“a@b”@example.com', '“•••@example.com'],
  ['张@example.com', '张•••@example.com'],
  ['1234567', '•••• 4567'],
  ['123456', '••••'],
  ['@x', '••••'],
  ['', '••••'],
])('%s is shown as %s', (number, shown) => {
  expect(maskAccountNumber(number)).toBe(shown)
})
