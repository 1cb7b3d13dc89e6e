import {
  lineOfPath,
  lineOfRegisterSource,
  type ProductLine,
  productLines,
} from '#shared/product-lines/product-lines.ts'
import { sessionStore } from '../api/session-store.ts'

/** Where the application is mounted; the router adds it to every path below. */
export const routerBase = '/financing'

/** The line that the person is on: by the page's path, else the user's own, else the first. */
export const currentLine = (): ProductLine =>
  lineOfPath(globalThis.location?.pathname.slice(routerBase.length) ?? '') ??
  lineOfRegisterSource(sessionStore.get()?.user.registerSource) ??
  productLines.hook

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`

/** Builds every link of the application. Nobody types a path by hand. */
export const paths = {
  entry: () => '/',
  landing: (line: ProductLine = currentLine()) => line.routePrefix,
  home: (line: ProductLine = currentLine()) => `${line.routePrefix}/home`,
  terms: (line: ProductLine = currentLine()) => `${line.routePrefix}/terms-and-condition`,
  shops: (line: ProductLine = currentLine()) => `${line.routePrefix}/shops`,
  company: () => '/company',
  /** A step of the company's onboarding, and the field there that should have the focus. */
  companyStep: (step: string, field?: string) => withQuery('/company', { step, ...(field ? { field } : {}) }),
  registerDrawdownAccount: (line: ProductLine = currentLine()) =>
    `${line.routePrefix}/register/drawdown-account`,
  registerBusinessInfo: (line: ProductLine = currentLine()) => `${line.routePrefix}/register/business-info`,
  registerSigning: (line: ProductLine = currentLine()) => `${line.routePrefix}/register/signing`,
  registerSigningLoading: (line: ProductLine = currentLine()) =>
    `${line.routePrefix}/register/signing/loading`,
  limit: (line: ProductLine = currentLine()) => `${line.routePrefix}/limit`,
  drawdown: (line: ProductLine = currentLine()) => `${line.routePrefix}/second-drawdown`,
  repay: (line: ProductLine = currentLine()) => `${line.routePrefix}/repay`,
  charge: (id: string, line: ProductLine = currentLine()) =>
    `${line.routePrefix}/repay/${encodeURIComponent(id)}`,
  questions: (line: ProductLine = currentLine()) =>
    line.id === 'payoneer' ? `${line.routePrefix}/questions` : '/questions',
  /** The company area's login; `email` prefills it. */
  login: (email?: string) => (email ? withQuery('/sign-in', { email }) : '/sign-in'),
  signUp: () => '/sign-up',
  forgotPassword: () => '/forgot-password',
  setPassword: () => '/set-password',
  profile: () => '/profile',
  /** Where another portal's user arrives, or is passed on from. */
  handover: (source: string) => withQuery('/redirect', { source }),
  paymentPlatformError: () => '/payoneer-error',
  activate: (token: string) => withQuery('/activate', { token }),
  sign: (token: string) => `/sign/${encodeURIComponent(token)}`,
  oauthCallback: () => '/oauth/callback',
  notAuthorised: () => '/notAuth',
  error: () => '/error',
} as const

/** `path` as an absolute address path, for what leaves the router: a marketplace's redirect, a copied link. */
export const absolutePath = (path: string): string => `${routerBase}${path}`
