import type { ProductLine } from '../product-lines/product-lines.ts'

/** Where the site is mounted on its host. Every path below stands below it. */
export const siteBase = '/financing'

/** The screens of each line, below its route prefix. A `:name` stands for what a link fills in. */
export const lineScreens = {
  home: 'home',
  terms: 'terms-and-condition',
  /** Of the payment-platform line alone; the others share `siteScreens.questions`. */
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
  /** Its steps stand below it. */
  activateShop: 'activate-shop',
} as const

export type LineScreen = keyof typeof lineScreens

/** The screens that belong to no line. */
export const siteScreens = {
  entry: '/',
  lines: '/credit',
  questions: '/questions',
  freeReports: '/free-reports',
  company: '/company',
  companyUsers: '/company/users',
  invitation: '/invitation',
  /** Goes on to the repayments of the user's own line. */
  repayment: '/repayment',
  profile: '/profile',
  rewards: '/rewards',
  notifications: '/notifications',
  login: '/sign-in',
  signup: '/sign-up',
  forgotPassword: '/forgot-password',
  setPassword: '/set-password',
  activate: '/activate',
  sign: '/sign/:token',
  /** Where the former contact of a signer objects to another one. */
  objection: '/contact-objection/:token',
  /** A verification code may stand in its fragment. */
  verify: '/verify',
  handover: '/redirect',
  shortLink: '/link/:id',
  oauthCallback: '/oauth/callback',
  notAuthorised: '/notAuth',
  error: '/error',
  paymentPlatformError: '/payoneer-error',
} as const

/** The path of a line's screen; `value` is what its `:name` stands for. */
export const linePath = (line: ProductLine, screen: LineScreen, value?: string): string =>
  fillIn(`${line.routePrefix}/${lineScreens[screen]}`, value)

/** A path with what its `:name` stands for. */
export const fillIn = (path: string, value = ''): string =>
  path.replace(/:\w+/, () => encodeURIComponent(value))

/** The parameter with which a screen of a company opens the choice of another. */
export const switchParameter = 'switch'

/** Which row of the profile opens by itself. */
export const openParameter = 'open'

export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  [path, new URLSearchParams(query).toString()].filter(Boolean).join('?')

/** A path with a secret, in the fragment: what follows the # is sent to nobody. */
export const withSecret = (path: string, secret: Readonly<Record<string, string>>): string =>
  `${path}#${new URLSearchParams(secret).toString()}`

/** A path as a host knows it, for what leaves the router: a link in a mail, a platform's redirect. */
export const absolutePath = (path: string): string => `${siteBase}${path}`

/** The parameter with which a link opens the ways to customer service above any screen. */
export const serviceParameter = 'service'

/** Where people who were told to ask customer service find it. */
export const customerServicePath = `${siteScreens.questions}?${serviceParameter}=open`

/** The people of the company, with the choice of another company open above them. */
export const switchCompanyPath = `${siteScreens.companyUsers}?${switchParameter}=company`
