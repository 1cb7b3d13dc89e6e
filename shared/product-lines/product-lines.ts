/** One product line: its entry point, its users' register source and its status prefix. */
export interface ProductLine {
  readonly id: ProductLineId
  readonly productCode: 'small_shop_financing' | 'revenue_credit_automation' | 'payoneer'
  /** The route prefix of the line's screens, below the router's base. */
  readonly routePrefix: `/credit/${string}`
  /** The `register_source` of the line's users. */
  readonly registerSource: RegisterSource
  /** The `register_source` in the line's signups; one line's differs from the stored one. */
  readonly signupSource: string
  readonly statusPrefix: 'XDJ' | 'CAA'
}

export const productLineIds = ['hook', 'underwriting', 'payoneer'] as const
export type ProductLineId = (typeof productLineIds)[number]

export const registerSources = [
  'small_shop_financing',
  'revenue_credit_automation',
  'payoneer_online',
] as const
export type RegisterSource = (typeof registerSources)[number]

export const productLines = {
  hook: {
    id: 'hook',
    productCode: 'small_shop_financing',
    routePrefix: '/credit/hook',
    registerSource: 'small_shop_financing',
    signupSource: 'small_shop_financing',
    statusPrefix: 'XDJ',
  },
  underwriting: {
    id: 'underwriting',
    productCode: 'revenue_credit_automation',
    routePrefix: '/credit/underwriting',
    registerSource: 'revenue_credit_automation',
    signupSource: 'revenue_credit_automation',
    statusPrefix: 'CAA',
  },
  payoneer: {
    id: 'payoneer',
    productCode: 'payoneer',
    routePrefix: '/credit/payoneer',
    registerSource: 'payoneer_online',
    signupSource: 'payoneer',
    statusPrefix: 'CAA',
  },
} as const satisfies Record<ProductLineId, ProductLine>

/** The line of a stored `register_source`, or none: such a user belongs to no line. */
export const lineOfRegisterSource = (source: string | null | undefined): ProductLine | undefined =>
  productLineIds.map((id) => productLines[id]).find((line) => line.registerSource === source)

/** The line of a screen's `path` (below the router's base), or none. */
export const lineOfPath = (path: string): ProductLine | undefined =>
  productLineIds
    .map((id) => productLines[id])
    .find((line) => path === line.routePrefix || path.startsWith(`${line.routePrefix}/`))
