import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { absolutePath, linePath, siteScreens } from '#shared/site/screen-paths.ts'
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

const head = ['', 'score', 'first paint, ms', 'largest paint, ms', 'blocked, ms', 'layout shift']

export const lighthouseSection: BenchSection = {
  name: 'lighthouse',
  title: 'The first screens on a phone',
  site: true,
  async run(stack) {
    const { stack: local, seller } = await stack()
    const front = await startCompressingFront(local.url)
    const browser = await openBrowser()
    const rowOf = async (name: string, path: string) => {
      const runs: Figures[] = []
      for (let round = 0; round < rounds; round++)
        runs.push(await visit(`${front.url}${absolutePath(path)}`, browser.port))
      const all = (kind: keyof Figures) => runs.map((run) => run[kind])
      return [
        name,
        median(all('score')).toFixed(0),
        withSpread(all('firstPaintMs'), 0),
        withSpread(all('largestPaintMs'), 0),
        withSpread(all('blockingMs'), 0),
        median(all('shift')).toFixed(3),
      ]
    }
    try {
      const { token, seller: who } = await reachFacility(seller)
      const rows = [await rowOf('landing page of the site, a visitor', siteScreens.entry)]
      for (const id of productLineIds)
        rows.push(await rowOf(`landing page of the line ${id}`, productLines[id].routePrefix))
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
      rows.push(await rowOf('home with a facility, logged in', linePath(productLines.hook, 'home')))
      return `Lighthouse with its emulated phone and slow network, both applied (\`devtools\` throttling), over HTTP/2 with Brotli as
from the distribution. Medians of ${rounds} visits, each with an empty cache.

${markdownTable(head, rows)}`
    } finally {
      await browser.close()
      front.close()
    }
  },
}
