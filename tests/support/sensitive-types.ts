import type { SensitiveKind } from '#shared/api/sensitive.ts'

/** Types of items that determine payments: their amount, payee and price. */
export const moneyTypes: ReadonlySet<string> = new Set([
  'posting',
  'drawdown',
  'payment',
  'payoff',
  'payout-batch',
  'payout-account',
  'bank-statement',
  'statement-line',
  'benchmark',
  'limit-request',
  'renewal-request',
  'terms-version',
])

/** Types of items that determine a debt: writing them moves money or waives a debt. */
export const debtTypes: ReadonlySet<string> = new Set(['charge-order', 'red-packet', 'red-packet-pool'])

/** The parts of entered text that contain a space or an address. */
export const typedTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return / |@/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(typedTexts) : []
}

/** The observed kinds of sensitivity; writing a debt counts as moving money or waiving a debt. */
export type SeenKind = SensitiveKind | 'writesDebt'

/** The observed kinds that are not declared. */
export const undeclaredKinds = (
  seen: Iterable<SeenKind>,
  declared: readonly SensitiveKind[] = [],
): SeenKind[] =>
  [...seen].filter((kind) =>
    kind === 'writesDebt'
      ? !declared.includes('movesMoney') && !declared.includes('waivesDebt')
      : !declared.includes(kind),
  )
