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

/** The current product line: by the page's path, else the user's own, else the first. */
export const currentLine = (): ProductLine =>
  lineOfPath(globalThis.location?.pathname.slice(siteBase.length) ?? '') ??
  lineOfRegisterSource(sessionStore.get()?.user.registerSource) ??
  productLines.hook

/** A path builder for each screen of a product line; the current line by default. */
const inLine = Object.fromEntries(
  Object.keys(lineScreens).map((screen) => [
    screen,
    (line: ProductLine = currentLine(), value?: string) => linePath(line, screen as LineScreen, value),
  ]),
) as Record<LineScreen, (line?: ProductLine, value?: string) => string>

/** A path builder for each screen that belongs to no product line. */
const atSite = Object.fromEntries(
  Object.entries(siteScreens).map(([screen, path]) => [screen, () => path]),
) as Record<keyof typeof siteScreens, () => string>

/** Builds every path of the application from the list of screens. No path is written by hand. */
export const paths = {
  ...inLine,
  ...atSite,
  landing: (line: ProductLine = currentLine()) => line.routePrefix,
  questions: (line: ProductLine = currentLine()) =>
    line.id === 'payoneer' ? inLine.questions(line) : siteScreens.questions,
  /**
   * Links a shop: of a platform, with the choice of one, of an authorisation with several shops, or continuing with a
   * shop that was just linked.
   */
  linkShop: (at: { platform?: string; authorisation?: string; shop?: string } = {}, line?: ProductLine) =>
    withQuery(inLine.linkShop(line), at),
  /** A step of the company onboarding, and the field to focus there. */
  companyStep: (step: string, field?: string) =>
    withQuery(siteScreens.company, { step, ...(field && { field }) }),
  /** The profile with the form for another email open. */
  changeEmail: () => withQuery(siteScreens.profile, { [openParameter]: 'email' }),
  /** The profile with the form for proving a mobile number open. */
  proveMobile: () => withQuery(siteScreens.profile, { [openParameter]: 'phoneVerification' }),
  charge: (id: string) => inLine.charge(undefined, id),
  earlyRepayment: (drawdownId: string) => inLine.earlyRepayment(undefined, drawdownId),
  /** The login page; `email` prefills it. */
  login: (email?: string) => withQuery(siteScreens.login, email ? { email } : {}),
  /** Where a user of another portal arrives, or is sent on from. */
  handover: (source: string) => withQuery(siteScreens.handover, { source }),
} as const
