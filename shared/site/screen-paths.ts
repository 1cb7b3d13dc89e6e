import type { ProductLine } from '../product-lines/product-lines.ts'

/** The site's base path on its host. All paths are below it. */
export const siteBase = '/financing'

/** The screens of each line, below its route prefix. A `:name` is filled in by a link. */
export const lineScreens = {
  home: 'home',
  terms: 'terms-and-condition',
  /** Only for the payment-platform line; the others share `siteScreens.questions`. */
  questions: 'questions',
  shops: 'shops',
  linkShop: 'shops/link',
  registerDrawdownAccount: 'register/drawdown-account',
  registerBusinessInfo: 'register/business-info',
  registerSigning: 'register/signing',
  registerSigningLoading: 'register/signing/loading',
  limit: 'limit',
  increaseLimit: 'increase-limit/authorize',
  drawdown: 'second-drawdown',
  secondApproval: 'second-drawdown/approval',
  payoutAccounts: 'payout-accounts',
  repay: 'repay',
  charge: 'repay/:chargeId',
  earlyRepayment: 'repay/early/:drawdownId',
  documents: 'documents',
  records: 'records',
  facility: 'facility',
  rates: 'facility/rates',
  /** Its steps are below it. */
  activateShop: 'activate-shop',
} as const

export type LineScreen = keyof typeof lineScreens

/** The screens without a line. */
export const siteScreens = {
  entry: '/',
  lines: '/credit',
  questions: '/questions',
  freeReports: '/free-reports',
  company: '/company',
  companyUsers: '/company/users',
  invitation: '/invitation',
  /** Redirects to the repayments of the user's own line. */
  repayment: '/repayment',
  profile: '/profile',
  rewards: '/rewards',
  complaints: '/complaints',
  notifications: '/notifications',
  login: '/sign-in',
  signup: '/sign-up',
  forgotPassword: '/forgot-password',
  setPassword: '/set-password',
  activate: '/activate',
  sign: '/sign/:token',
  /** Where the person at a signer's former contact objects to a change. */
  objection: '/contact-objection/:token',
  /** A verification code may be in its fragment. */
  verify: '/verify',
  handover: '/redirect',
  shortLink: '/link/:id',
  oauthCallback: '/oauth/callback',
  notAuthorised: '/notAuth',
  error: '/error',
  paymentPlatformError: '/payoneer-error',
} as const

/** The path of a line's screen; `value` fills in its `:name`. */
export const linePath = (line: ProductLine, screen: LineScreen, value?: string): string =>
  fillIn(`${line.routePrefix}/${lineScreens[screen]}`, value)

/** A path with its `:name` filled in. */
export const fillIn = (path: string, value = ''): string =>
  path.replace(/:\w+/, () => encodeURIComponent(value))

/** The parameter that opens the company switcher on a screen. */
export const switchParameter = 'switch'

/** The parameter that names the row of the profile to open. */
export const openParameter = 'open'

export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  [path, new URLSearchParams(query).toString()].filter(Boolean).join('?')

/** A path with a secret in the fragment, which is never sent to a server. */
export const withSecret = (path: string, secret: Readonly<Record<string, string>>): string =>
  `${path}#${new URLSearchParams(secret).toString()}`

/** An absolute path, for uses outside the router: a link in a mail, a platform's redirect. */
export const absolutePath = (path: string): string => `${siteBase}${path}`

/** The parameter that opens the customer service dialog above any screen. */
export const serviceParameter = 'service'

/** Where people find customer service. */
export const customerServicePath = `${siteScreens.questions}?${serviceParameter}=open`

/** The company's members, with the company switcher open. */
export const switchCompanyPath = `${siteScreens.companyUsers}?${switchParameter}=company`
