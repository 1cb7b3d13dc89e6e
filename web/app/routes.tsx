import { type ProductLine, productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { lineScreens, siteScreens } from '#shared/site/screen-paths.ts'
import { accountRoutes } from '../features/account/routes.tsx'
import { agreementsRoutes } from '../features/agreements/routes.tsx'
import { applicationRoutes } from '../features/application/routes.tsx'
import { companiesRoutes } from '../features/companies/routes.tsx'
import { creditRoutes } from '../features/credit/routes.tsx'
import { drawdownRoutes } from '../features/drawdown/routes.tsx'
import { engagementRoutes } from '../features/engagement/routes.tsx'
import { filesRoutes } from '../features/files/routes.tsx'
import { kycRoutes } from '../features/kyc/routes.tsx'
import { notificationsRoutes } from '../features/notifications/routes.tsx'
import { repaymentRoutes } from '../features/repayment/routes.tsx'
import { shopsRoutes } from '../features/shops/routes.tsx'
import { withTranslations } from '../i18n/i18n.ts'
import type { FeatureRoutes, ScreenRoute } from './feature-routes.ts'
import { GuestsOnly } from './guests-only.tsx'
import { lazyRoutes } from './lazy-routes.tsx'
import { paths } from './paths.ts'
import { RedirectWithQuery } from './redirect.tsx'
import { RootLayout } from './root-layout.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'

const features: readonly FeatureRoutes[] = [
  accountRoutes,
  shopsRoutes,
  kycRoutes,
  companiesRoutes,
  applicationRoutes,
  agreementsRoutes,
  creditRoutes,
  drawdownRoutes,
  repaymentRoutes,
  filesRoutes,
  engagementRoutes,
  notificationsRoutes,
]

/** The visitors' pages: the entry page and each product line's landing page. */
const landings = {
  entry: withTranslations(
    ['landing', 'landingEntry'],
    () => import('../landing/entry/entry-landing-page.tsx'),
  ),
  hook: withTranslations(['landing', 'landingHook'], () => import('../landing/hook/hook-landing-page.tsx')),
  underwriting: withTranslations(
    ['landing', 'landingUnderwriting'],
    () => import('../landing/underwriting/underwriting-landing-page.tsx'),
  ),
  payoneer: withTranslations(
    ['landing', 'landingPayoneer'],
    () => import('../landing/payoneer/payoneer-landing-page.tsx'),
  ),
}

const asking = (children: readonly ScreenRoute[]): ScreenRoute => ({
  lazy: () => import('./query-layout.tsx'),
  children,
})

const questions = withTranslations(['questions'], () => import('../pages/questions/questions-page.tsx'))

const profile: ScreenRoute = {
  path: siteScreens.profile,
  lazy: withTranslations(
    ['accountProfile', 'account', 'fieldRules'],
    () => import('../pages/profile/profile-page.tsx'),
  ),
}

/** Starts the home's queries as soon as its code is loaded, in parallel with its translations. */
const prefetched = <Home extends { prefetchHome(): void }>(home: Home): Home => {
  home.prefetchHome()
  return home
}

/** The layout for logged-in users of `line`, or of any line. It is loaded lazily, as visitors do not need it. */
const layoutFor = (line?: ProductLine) => async () => {
  const { createLineLayout } = await import('./line-layout.tsx')
  return { Component: createLineLayout(line) }
}

/** The landing page of a product line and the screens below it. */
const screensOf = (line: ProductLine): ScreenRoute => ({
  path: line.routePrefix,
  children: [
    { element: <GuestsOnly />, children: [{ index: true, lazy: landings[line.id] }] },
    {
      path: lineScreens.terms,
      lazy: withTranslations(
        ['terms', 'privacyNotice', 'tracking'],
        () => import('../pages/terms/terms-page.tsx'),
      ),
    },
    ...(line.id === 'payoneer' ? [{ path: lineScreens.questions, lazy: questions }] : []),
    {
      lazy: layoutFor(line),
      children: [
        asking([
          {
            path: lineScreens.home,
            lazy: withTranslations(['home', 'statuses'], () =>
              import('../pages/home/home-page.tsx').then(prefetched),
            ),
          },
          ...features.flatMap(({ inLine = [] }) => inLine),
        ]),
      ],
    },
  ],
})

/** Every screen by its path below the router's base. */
export const routes = lazyRoutes([
  {
    element: <ScreenOutlet />,
    children: [asking(features.flatMap(({ bare = [] }) => bare))],
  },
  {
    element: <RootLayout />,
    children: [
      {
        path: siteScreens.entry,
        element: <GuestsOnly />,
        children: [{ index: true, lazy: landings.entry }],
      },
      { path: siteScreens.lines, element: <RedirectWithQuery to={paths.landing(productLines.hook)} /> },
      ...productLineIds.map((id) => screensOf(productLines[id])),
      {
        path: siteScreens.questions,
        lazy: questions,
      },
      {
        lazy: layoutFor(),
        children: [asking([profile, ...features.flatMap(({ loggedIn = [] }) => loggedIn)])],
      },
      asking(features.flatMap(({ open = [] }) => open)),
      {
        path: siteScreens.notAuthorised,
        lazy: withTranslations(['pages'], () => import('../pages/outcome/not-authorised-page.tsx')),
      },
      {
        path: siteScreens.paymentPlatformError,
        lazy: withTranslations(['pages'], () => import('../pages/outcome/payment-platform-error-page.tsx')),
      },
      {
        path: siteScreens.error,
        lazy: withTranslations(['pages'], () => import('../pages/outcome/error-page.tsx')),
      },
      {
        path: '*',
        lazy: withTranslations(['pages'], () => import('../pages/outcome/not-found-page.tsx')),
      },
    ],
  },
])
