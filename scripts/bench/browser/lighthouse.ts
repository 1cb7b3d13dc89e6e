import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { loggedInCookie, securePrefix } from '#shared/site/page-file.ts'
import { absolutePath, linePath, siteBase, siteScreens } from '#shared/site/screen-paths.ts'
import { reachFacility } from '../../journey/reach-facility.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import { median, withSpread } from '../statistics.ts'
import { startCompressingFront } from './compressing-front.ts'
import { openBrowser } from './open-browser.ts'

const rounds = 5

interface Figures {
  score: number
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  shift: number
}

/** Lighthouse's default phone, with slow 4G and a four times slower processor applied to the browser. */
const visit = async (url: string, port: number): Promise<Figures> => {
  const { default: lighthouse } = await import('lighthouse')
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
  })
  const audits = outcome?.lhr.audits
  const score = outcome?.lhr.categories['performance']?.score
  if (!audits || typeof score !== 'number')
    throw new Error(`Lighthouse has no score for ${url}: ${outcome?.lhr.runtimeError?.message ?? ''}`)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  return {
    score: score * 100,
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

const home = linePath(productLines.hook, 'home')

/** The cookie by which the site answers with the home's own page. */
const loggedIn = `${securePrefix}${loggedInCookie}`

/** The maximum of the home's largest paint, as a multiple of the landing page's, and of its blocking time, in ms. */
const maxTimesLanding = 1.6
const maxBlockingMs = 700

/** Fails if the cookie has another name by now: another page would be measured. */
const requireHomePage = async (url: string): Promise<void> => {
  const pageWith = async (cookie: string) =>
    (await fetch(`${url}${absolutePath(home)}`, { headers: { cookie } })).text()
  if ((await pageWith(`${loggedIn}=1`)) === (await pageWith('')))
    throw new Error(`the cookie ${loggedIn} does not lead to the home's own page`)
}

const head = ['', 'score', 'first paint, ms', 'largest paint, ms', 'blocked, ms', 'layout shift']

export const lighthouseSection: BenchSection = {
  name: 'lighthouse',
  title: 'The first screens on a phone',
  site: true,
  async run(stack) {
    const { stack: local, seller } = await stack()
    const front = await startCompressingFront(local.url)
    const browser = await openBrowser()
    const measure = async (path: string) => {
      const runs: Figures[] = []
      for (let round = 0; round < rounds; round++)
        runs.push(await visit(`${front.url}${absolutePath(path)}`, browser.port))
      return (kind: keyof Figures) => runs.map((run) => run[kind])
    }
    const rowOf = (name: string, all: Awaited<ReturnType<typeof measure>>) => [
      name,
      median(all('score')).toFixed(0),
      withSpread(all('firstPaintMs'), 0),
      withSpread(all('largestPaintMs'), 0),
      withSpread(all('blockingMs'), 0),
      median(all('shift')).toFixed(3),
    ]
    try {
      const { token, seller: who } = await reachFacility(seller)
      const landing = await measure(siteScreens.entry)
      const rows = [rowOf('landing page of the site, a visitor', landing)]
      for (const id of productLineIds)
        rows.push(rowOf(`landing page of the line ${id}`, await measure(productLines[id].routePrefix)))
      const page = await browser.context.newPage()
      await page.goto(`${front.url}${absolutePath(siteScreens.login)}`)
      const session = {
        accessToken: token,
        tokenExpiration: new Date(local.deps.clock().getTime() + 3_600_000).toISOString(),
        user: {
          userId: 'bench',
          email: who.email,
          mobile: null,
          isActivated: true,
          registerSource: productLines.hook.signupSource,
        },
      }
      await page.evaluate((text) => localStorage.setItem('session', text), JSON.stringify(session))
      await page.close()
      await requireHomePage(local.url)
      await browser.context.addCookies([
        { name: loggedIn, value: '1', url: `${front.url}${siteBase}/`, secure: true },
      ])
      const ofHome = await measure(home)
      rows.push(rowOf('home with a facility, logged in', ofHome))
      const times = median(ofHome('largestPaintMs')) / median(landing('largestPaintMs'))
      const blocked = median(ofHome('blockingMs'))
      const overBudget = [
        ...(times > maxTimesLanding
          ? [
              `the home's largest paint takes ${times.toFixed(2)} of the landing page's, more than ${maxTimesLanding}`,
            ]
          : []),
        ...(blocked > maxBlockingMs
          ? [`the home blocks for ${blocked.toFixed(0)} ms, more than ${maxBlockingMs}`]
          : []),
      ]
      const text = `Lighthouse with its emulated phone and slow network, both applied (\`devtools\` throttling), over HTTP/2 with Brotli as
from the distribution. Medians of ${rounds} visits, each with an empty cache.

${markdownTable(head, rows)}`
      return { text, overBudget }
    } finally {
      await browser.close()
      front.close()
    }
  },
}
