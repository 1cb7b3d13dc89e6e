import { absolutePath } from '#shared/site/screen-paths.ts'
import { openBrowser } from '../bench/browser/open-browser.ts'
import { expectFigure } from '../journey/expect-figure.ts'
import type { Journey } from '../journey/seller.ts'

/** Logs the seller in at the site, as the distribution serves it, and reads a figure of their facility. */
export const openInBrowser = async (
  siteUrl: string,
  { line, seller }: Pick<Journey, 'line' | 'seller'>,
  figure: string,
): Promise<string> => {
  const browser = await openBrowser()
  try {
    const page = await browser.context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
    })
    const query = new URLSearchParams({ email: seller.email }).toString()
    await page.goto(`${siteUrl}${absolutePath(line.routePrefix)}?${query}`)
    const form = page.getByRole('dialog')
    await form.locator('input[type=password]').fill(seller.password)
    await form.locator('button[type=submit]').click()
    await page.waitForURL(/\/home$/)
    await page.getByText(figure).first().waitFor()
    expectFigure('what went wrong in the browser', faults.join('\n'), '')
    return `a seller logged in and saw ${figure}`
  } finally {
    await browser.close()
  }
}
