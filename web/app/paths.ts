import { type Line, lines } from '../../shared/lines/lines.ts'

/** Where the application is mounted; the router adds it to every path below. */
export const routerBase = '/financing'

/** The line whose screens are in service here. */
export const currentLine: Line = lines.hook

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`

/** Builds every link of the application. Nobody types a path by hand. */
export const paths = {
  entry: () => '/',
  landing: (line: Line = currentLine) => line.routePrefix,
  home: (line: Line = currentLine) => `${line.routePrefix}/home`,
  terms: (line: Line = currentLine) => `${line.routePrefix}/terms-and-condition`,
  shops: (line: Line = currentLine) => `${line.routePrefix}/shops`,
  company: () => '/company',
  /** A step of the company's onboarding, and the field there that should have the focus. */
  companyStep: (step: string, field?: string) => withQuery('/company', { step, ...(field ? { field } : {}) }),
  registerDrawdownAccount: (line: Line = currentLine) => `${line.routePrefix}/register/drawdown-account`,
  registerBusinessInfo: (line: Line = currentLine) => `${line.routePrefix}/register/business-info`,
  registerSigning: (line: Line = currentLine) => `${line.routePrefix}/register/signing`,
  registerSigningLoading: (line: Line = currentLine) => `${line.routePrefix}/register/signing/loading`,
  limit: (line: Line = currentLine) => `${line.routePrefix}/limit`,
  drawdown: (line: Line = currentLine) => `${line.routePrefix}/second-drawdown`,
  repay: (line: Line = currentLine) => `${line.routePrefix}/repay`,
  charge: (id: string, line: Line = currentLine) => `${line.routePrefix}/repay/${encodeURIComponent(id)}`,
  questions: () => '/questions',
  activate: (token: string) => withQuery('/activate', { token }),
  sign: (token: string) => `/sign/${encodeURIComponent(token)}`,
  oauthCallback: () => '/oauth/callback',
  notAuthorised: () => '/notAuth',
  error: () => '/error',
} as const

/** `path` as an absolute address path, for what leaves the router: a marketplace's redirect, a copied link. */
export const absolutePath = (path: string): string => `${routerBase}${path}`
