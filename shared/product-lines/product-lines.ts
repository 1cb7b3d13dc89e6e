/** One product line: its entry point, what marks its users and the status values of their progress. */
export interface ProductLine {
  readonly id: ProductLineId
  readonly productCode: 'small_shop_financing' | 'revenue_credit_automation' | 'payoneer'
  /** The route prefix of the line's screens, below the router's base. */
  readonly routePrefix: `/credit/${string}`
  /** What a user of the line carries as `register_source`. */
  readonly registerSource: RegisterSource
  /** What a signup of the line sends as `register_source`; one line's differs from what is stored. */
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

/** The line of a stored `register_source`, or none: such a user has no home among the lines. */
export const lineOfRegisterSource = (source: string | null | undefined): ProductLine | undefined =>
  productLineIds.map((id) => productLines[id]).find((line) => line.registerSource === source)

/** The line whose screens hold `path` (below the router's base), or none. */
export const lineOfPath = (path: string): ProductLine | undefined =>
  productLineIds
    .map((id) => productLines[id])
    .find((line) => path === line.routePrefix || path.startsWith(`${line.routePrefix}/`))
