import { centsFromDecimal, decimalFromCents } from '../money/cents.ts'
import { type ProposedAmount, proposedAmounts } from './proposed-amounts.ts'

type Values = Readonly<Record<string, unknown>>

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}

/** The amount of each kind of item in the entry of a seller's call, by its path there. */
const centsOfItems: readonly (readonly [kind: string, path: string])[] = [
  ['DRAWDOWN', 'price.amountCents'],
  ['PAYMENT', 'reportedCents'],
  ['PAYOFF', 'reportedCents'],
  ['LIMITREQUEST', 'requestedCents'],
  ['REDPACKET', 'amountCents'],
]

const kindOf = (item: string): string => item.split('#')[0] ?? ''

/** For a call that writes items of several kinds: the amount of the first of these kinds. */
const centsOfCall = (items: Values): number | undefined =>
  centsOfItems
    .map(([kind, path]) => {
      const found = Object.entries(items).find(([item]) => kindOf(item) === kind)
      return valuesOf(found?.[1])[path]
    })
    .find((cents) => typeof cents === 'number')

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value)

/** The fields of the total of a letter, and of the balance of a payment account. */
const stated = ['total', 'unsettled'] as const

/** Balances that an act moves: it is about the difference. */
const moved = ['feeOwed', 'held', 'pending', 'outstanding'] as const

/** Amounts that the lender sets: shown with the former amount. */
const set = ['watermark', 'frozenLimit'] as const

type Named = Omit<ProposedAmount, 'currency'> & { name: string }

const amountsOfAct = (before: Values, after: Values): Named[] => {
  const named = stated.find((name) => isAmount(after[name]))
  if (named) return [{ name: named, before: null, amount: String(after[named]) }]
  const change = (name: string): readonly [string, string] | undefined => {
    const [was, is] = [before[name], after[name]]
    return isAmount(was) && isAmount(is) && was !== is ? [was, is] : undefined
  }
  const balance = moved.find(change)
  const [was, is] = (balance && change(balance)) ?? []
  if (balance && was && is)
    return [
      {
        name: balance,
        before: null,
        amount: decimalFromCents(Math.abs(centsFromDecimal(is) - centsFromDecimal(was))),
      },
    ]
  return set.flatMap((name) => {
    const [former, present] = change(name) ?? []
    return former && present ? [{ name, before: former, amount: present }] : []
  })
}

/** The amounts that an audit entry is about, of an act of the console or of a seller's call. */
export const auditEntryAmounts = ({
  before,
  after,
  currency,
}: {
  before: unknown
  after: unknown
  currency?: string | undefined
}): ProposedAmount[] => {
  const is = valuesOf(after)
  const cents = centsOfCall(is)
  if (cents !== undefined)
    return [{ currency: currency ?? null, before: null, amount: decimalFromCents(cents) }]
  const decided = proposedAmounts({ fields: {}, before, after, currency })
  if (decided.length > 0) return decided
  return amountsOfAct(valuesOf(before), is).map(({ name, ...amount }) => {
    const own = is[`${name}Currency`] ?? is['currency']
    return { currency: typeof own === 'string' ? own : (currency ?? null), ...amount }
  })
}

export interface RecordedSubject {
  kind: 'charge' | 'drawdown' | 'limitRequest'
  id: string
}

/** The bill, the drawdown or the request for a higher limit that an audit entry is about. */
export const recordedSubject = ({
  action,
  before,
  after,
}: {
  action: string
  before: unknown
  after: unknown
}): RecordedSubject | undefined => {
  const values = { ...valuesOf(before), ...valuesOf(after) }
  const idOf = (attribute: string, kind: string): string | undefined => {
    const given = values[attribute]
    if (typeof given === 'string') return given
    const item = Object.keys(values).find((name) => kindOf(name) === kind)
    return item?.slice(kind.length + 1)
  }
  const subjects: readonly (readonly [RecordedSubject['kind'], string | undefined])[] = [
    ['charge', idOf('chargeId', 'CHARGE')],
    ['drawdown', idOf('drawdownId', 'DRAWDOWN')],
    // Requests of other kinds are named by the same attribute.
    ['limitRequest', idOf(action.startsWith('limit-') ? 'requestId' : '', 'LIMITREQUEST')],
  ]
  const found = subjects.find(([, id]) => id !== undefined)
  return found?.[1] ? { kind: found[0], id: found[1] } : undefined
}
