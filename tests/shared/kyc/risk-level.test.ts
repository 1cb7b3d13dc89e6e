import { expect, test } from 'vitest'
import { isYoungCompany, type RiskSignals, riskLevelOf } from '#shared/kyc/risk-level.ts'

const none: RiskSignals = {
  sharedIdentities: 0,
  pasted: false,
  devices: 1,
  addresses: 1,
  signedTogether: 0,
  acknowledgedTogether: 0,
  shopsOfOtherNames: 0,
  isYoung: false,
}

test.each([
  ['nothing', {}, 'low'],
  ['a usual number of devices and addresses', { devices: 3, addresses: 5 }, 'low'],
  ['a pasted number', { pasted: true }, 'medium'],
  ['many devices', { devices: 4 }, 'medium'],
  ['a young company with shops under another name', { isYoung: true, shopsOfOtherNames: 2 }, 'medium'],
  ['three slight signals', { isYoung: true, pasted: true, addresses: 6 }, 'high'],
  ['an identity in another company', { sharedIdentities: 1 }, 'high'],
  ['one browser that signed for several companies', { signedTogether: 1 }, 'high'],
  ['the same, acknowledged', { signedTogether: 1, acknowledgedTogether: 1 }, 'medium'],
  ['one acknowledged and one unacknowledged', { signedTogether: 2, acknowledgedTogether: 1 }, 'high'],
] as const)('%s has its risk level', (_what, signals, level) =>
  expect(riskLevelOf({ ...none, ...signals })).toBe(level),
)

test('a company is young until its first birthday', () => {
  expect(isYoungCompany('2025-11-23', '2026-11-22')).toBe(true)
  expect(isYoungCompany('2025-11-22', '2026-11-22')).toBe(false)
  expect(isYoungCompany('2026-11-23', '2026-11-22')).toBe(false)
  expect(isYoungCompany(undefined, '2026-11-22')).toBe(false)
})
