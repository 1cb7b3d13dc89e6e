import type { SensitiveKind } from '#shared/api/sensitive.ts'

/** What money goes by, and what decides how much may go out, where to and at what price: kinds of items. */
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

/** What a debt goes by: whoever writes it moves money or waives a debt. */
export const debtTypes: ReadonlySet<string> = new Set(['charge-order', 'red-packet', 'red-packet-pool'])

/** Words and addresses among what somebody typed. */
export const typedTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return / |@/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(typedTexts) : []
}

/** What something was seen to do; of a debt that it wrote, that it either moves money or waives it. */
export type SeenKind = SensitiveKind | 'writesDebt'

/** What was seen and is not declared. */
export const undeclaredKinds = (
  seen: Iterable<SeenKind>,
  declared: readonly SensitiveKind[] = [],
): SeenKind[] =>
  [...seen].filter((kind) =>
    kind === 'writesDebt'
      ? !declared.includes('movesMoney') && !declared.includes('waivesDebt')
      : !declared.includes(kind),
  )
