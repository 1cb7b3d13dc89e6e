import {
  lineOfPath,
  lineOfRegisterSource,
  type ProductLine,
  productLines,
} from '#shared/product-lines/product-lines.ts'
import {
  type LineScreen,
  linePath,
  lineScreens,
  openParameter,
  siteBase,
  siteScreens,
  withQuery,
} from '#shared/site/screen-paths.ts'
import { sessionStore } from '../api/session-store.ts'

/** The line that the person is on: by the page's path, else the user's own, else the first. */
export const currentLine = (): ProductLine =>
  lineOfPath(globalThis.location?.pathname.slice(siteBase.length) ?? '') ??
  lineOfRegisterSource(sessionStore.get()?.user.registerSource) ??
  productLines.hook

/** A link to each screen of a line: of the one given, or of the one that the person is on. */
const inLine = Object.fromEntries(
  Object.keys(lineScreens).map((screen) => [
    screen,
    (line: ProductLine = currentLine(), value?: string) => linePath(line, screen as LineScreen, value),
  ]),
) as Record<LineScreen, (line?: ProductLine, value?: string) => string>

/** A link to each screen that belongs to no line. */
const atSite = Object.fromEntries(
  Object.entries(siteScreens).map(([screen, path]) => [screen, () => path]),
) as Record<keyof typeof siteScreens, () => string>

/** Builds every link of the application, from the list of its screens. Nobody types a path by hand. */
export const paths = {
  ...inLine,
  ...atSite,
  landing: (line: ProductLine = currentLine()) => line.routePrefix,
  questions: (line: ProductLine = currentLine()) =>
    line.id === 'payoneer' ? inLine.questions(line) : siteScreens.questions,
  /** Linking a shop: of the platform given, from the choice of one, or on with a shop that has just been linked. */
  linkShop: (at: { platform?: string; shop?: string } = {}, line?: ProductLine) =>
    withQuery(inLine.linkShop(line), at),
  /** A step of the company's onboarding, and the field there that should have the focus. */
  companyStep: (step: string, field?: string) =>
    withQuery(siteScreens.company, { step, ...(field && { field }) }),
  /** The user's own page, with the form open by which a mobile number is proven. */
  proveMobile: () => withQuery(siteScreens.profile, { [openParameter]: 'phoneVerification' }),
  charge: (id: string) => inLine.charge(undefined, id),
  earlyRepayment: (drawdownId: string) => inLine.earlyRepayment(undefined, drawdownId),
  /** The company area's login; `email` prefills it. */
  login: (email?: string) => withQuery(siteScreens.login, email ? { email } : {}),
  /** Where another portal's user arrives, or is passed on from. */
  handover: (source: string) => withQuery(siteScreens.handover, { source }),
} as const
