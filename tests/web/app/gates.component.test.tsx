import { screen } from '@testing-library/react'
import { Outlet, type RouteObject, useRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { applicationSteps, statusOfStep } from '#shared/application/position.ts'
import { pathOfStatus } from '#shared/application/position-screens.ts'
import { type ProductLine, productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { lineScreens, siteScreens } from '#shared/site/screen-paths.ts'
import { RootLayout } from '../../../web/app/root-layout.tsx'
import { routes } from '../../../web/app/routes.tsx'
import { ScreenOutlet } from '../../../web/app/screen-outlet.tsx'
import * as zhCN from '../../../web/i18n/zh-CN/index.ts'
import { Toasts } from '../../../web/ui/toasts.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aShop } from '../pages/home/seller-state-builders.ts'

const isFrame = ({ element }: RouteObject): boolean => {
  const { type } = (element ?? {}) as { type?: unknown }
  return type === RootLayout || type === ScreenOutlet
}

/** The routes of the site with their gates, without the surrounding frame and the screens' contents. */
const withoutScreens = (all: readonly RouteObject[], above = ''): RouteObject[] =>
  all.map((route): RouteObject => {
    const path = [above, route.path].filter(Boolean).join('/')
    // A route without code to load is a redirect.
    if (route.index || !route.children?.length)
      return route.handle ? { ...route, element: <p>screen {path}</p> } : route
    return {
      ...route,
      ...(isFrame(route) && { element: <Outlet /> }),
      children: withoutScreens(route.children, path),
    }
  })

const gates = withoutScreens(routes)

const Gates = () => (
  <>
    <Toasts />
    {useRoutes(gates)}
  </>
)

const lines = productLineIds.map((id): ProductLine => productLines[id])

const query = '?utm_source=mail'

/** Opens a path by a link, and returns the resulting path and query. */
const open = async (path: string): Promise<string> => {
  const { place } = renderScreen(<Gates />, { at: path + query })
  await screen.findByText(/^screen /)
  return place()
}

const filled = (path: string) => path.replaceAll(/:\w+/g, 'some-id')

const openToAll = [lineScreens.terms, lineScreens.questions] as readonly string[]
/** The screens below a line's prefix that require a login. */
const guarded = Object.values(lineScreens)
  .filter((path) => !openToAll.includes(path))
  .map(filled)

const steps = [
  'register/drawdown-account',
  'register/business-info',
  'register/signing',
  'register/signing/loading',
]

const registerAs = (line: ProductLine, shops: ReturnType<typeof aShop>[]) => {
  loginSeller({ registerSource: line.registerSource })
  server.answer(shopsEndpoints.listLinkedShops, { psp: [], shop: shops })
}

describe.each(lines)('on the line $id', (line) => {
  const at = (path: string) => `${line.routePrefix}/${path}`
  const own = at('home') + query

  it.each(guarded)('a visitor is redirected from %s to the landing page with the query', async (path) => {
    expect(await open(at(path))).toBe(line.routePrefix + query)
  })

  it('the terms and the landing page are open to a visitor', async () => {
    expect(await open(at(lineScreens.terms))).toBe(at(lineScreens.terms) + query)
  })

  it.each(guarded.filter((path) => !steps.includes(path)))('its seller opens %s', async (path) => {
    loginSeller({ registerSource: line.registerSource })
    expect(await open(at(path))).toBe(at(path) + query)
    expect(screen.getByText(/^screen /).textContent).not.toBe('screen *')
  })

  it.each(guarded)('a seller of another line is redirected from %s to their own home', async (path) => {
    const other = lines.find(({ id }) => id !== line.id) ?? line
    loginSeller({ registerSource: other.registerSource })
    expect(await open(at(path))).toBe(`${other.routePrefix}/home${query}`)
  })

  it.each(['/', '/credit', ...lines.map(({ routePrefix }) => routePrefix)])(
    'its seller is redirected from %s to their home',
    async (path) => {
      loginSeller({ registerSource: line.registerSource })
      expect(await open(path)).toBe(own)
    },
  )

  it('its seller’s return from the payment platform leaves no parameters of it in the address', async () => {
    loginSeller({ registerSource: line.registerSource })
    const landing = `/credit/payoneer${query}&code=c-1&offer_id=offer-7&state=offerId%3Doffer-7`
    const { place } = renderScreen(<Gates />, { at: landing })
    await screen.findByText(/^screen /)
    expect(place()).toBe(own)
  })

  it.each(steps)('without a shop %s redirects to the home with a message', async (step) => {
    registerAs(line, [])
    expect(await open(at(step))).toBe(own)
    expect(screen.getAllByText(zhCN.application.noPermission).length).toBeGreaterThan(0)
  })

  it.each(steps)('before the application was started %s opens or redirects to the home', async (step) => {
    registerAs(line, [aShop()])
    server.answer(applicationEndpoints.getPosition, { path: null, path_name: null })
    const isFirst = step === 'register/drawdown-account'
    expect(await open(at(step))).toBe(isFirst ? at(step) + query : own)
  })

  describe.each(applicationSteps)('at %s', (reached) => {
    const status = statusOfStep(line, reached)
    const next = pathOfStatus(line, status)
    const isSigning = reached === 'Business Info Submitted' || reached === 'Signing Initiated'
    const opens = {
      'register/drawdown-account': true,
      'register/business-info': reached === 'Drawdown Account Submitted',
      'register/signing': isSigning,
      'register/signing/loading': isSigning,
    }

    it.each(Object.entries(opens))('%s opens: %s, or redirects to the next step', async (step, isOpen) => {
      registerAs(line, [aShop()])
      server.answer(applicationEndpoints.getPosition, { path: next, path_name: status })
      expect(await open(at(step))).toBe((isOpen ? at(step) : next) + query)
    })
  })
})

describe('a screen of no line', () => {
  const forAccounts = [
    siteScreens.company,
    siteScreens.companyUsers,
    siteScreens.profile,
    siteScreens.rewards,
    siteScreens.notifications,
  ]
  const forAll = [
    siteScreens.questions,
    siteScreens.freeReports,
    siteScreens.notAuthorised,
    siteScreens.error,
    siteScreens.paymentPlatformError,
    filled(siteScreens.sign),
    siteScreens.verify,
    `${productLines.payoneer.routePrefix}/${lineScreens.questions}`,
  ]

  it.each([...forAccounts, siteScreens.lines])(
    'redirects a visitor from %s to the first line',
    async (path) => {
      expect(await open(path)).toBe(productLines.hook.routePrefix + query)
    },
  )

  it.each([siteScreens.entry, ...lines.map(({ routePrefix }) => routePrefix)])(
    'shows a visitor %s',
    async (path) => {
      expect(await open(path)).toBe(path + query)
    },
  )

  it.each([...forAccounts, ...forAll])('shows a seller %s', async (path) => {
    loginSeller()
    expect(await open(path)).toBe(path + query)
    expect(screen.getByText(/^screen /).textContent).not.toBe('screen *')
  })

  it.each(forAll)('shows a visitor %s', async (path) => {
    expect(await open(path)).toBe(path + query)
    expect(screen.getByText(/^screen /).textContent).not.toBe('screen *')
  })

  it.each(['/nowhere', '/credit/nowhere', '/credit/hook/nowhere/at-all'])(
    'shows that %s does not exist',
    async (path) => {
      expect(await open(path)).toBe(path + query)
      expect(screen.getByText('screen *')).toBeTruthy()
    },
  )
})
