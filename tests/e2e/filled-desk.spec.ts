import type { Page } from '@playwright/test'
import { login } from '../../scripts/journey/sign-up.ts'
import { en } from '../../web/desk/i18n/en/index.ts'
import { chooseLocale } from './support/choose-locale.ts'
import { signInAs } from './support/desk-console.ts'
import { expect, test } from './support/filled-desk/filled-desk.ts'
import { takeScreenshot } from './support/screens.ts'
import { everyDeskScreen, goTo, visitDesk } from './support/visit-desk.ts'

// In one worker, one after the other: filling the console takes longer than most tests.
test.describe.configure({ mode: 'default' })

test('every console screen with data is accessible, fits both widths and is translated (B9, C11)', async ({
  browser,
  filledDesk,
}) => {
  const { consoleUrl, local, seller, facilityId } = filledDesk
  const { user } = await login(seller)
  const { statements } = (await local.desk('statement-list', {})) as { statements: { statementId: string }[] }
  const screens = everyDeskScreen({
    companyId: seller.companyId,
    facilityId,
    statementId: statements[0]?.statementId ?? '',
    name: 'facility-limit',
    userId: user.id,
  })
  const head = await signInAs(browser, consoleUrl, 'head')
  const offered = await head
    .getByRole('navigation')
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const isForHead = ({ path, title }: (typeof screens)[number]) => !title || offered.includes(path)
  const forAuditors = screens.filter((screen) => !isForHead(screen))
  const auditor = await signInAs(browser, consoleUrl, 'auditor')
  expect([
    ...(await visitDesk(head, screens.filter(isForHead))),
    ...(await visitDesk(auditor, forAuditors)),
  ]).toEqual([])
})

/** Milliseconds between two keys of somebody who types fast. */
const delay = 40

/** Lists with a filter. */
const lists = [
  '/inbox/kyc',
  '/inbox/limits',
  '/inbox/drawdowns',
  '/inbox/shops',
  '/inbox/proposals',
  '/payouts',
  '/statements',
  '/overdue',
  '/acts',
]

/** Lists whose rows have one line each. */
const lowLists = [
  '/statements',
  '/payouts',
  '/companies',
  '/payout-batches',
  '/inbox/kyc',
  '/inbox/drawdowns',
  '/overdue',
]

/** Selects the rows of one line: in two lists, the current row shows all of its content, and is left out. */
const rowsOf = (path: string): string =>
  path === '/statements' || path === '/payouts' ? 'tbody tr:not([data-at=true])' : 'tbody tr:has(td)'

/** Search texts: one whose letters are shortcuts, and others by which the current row is filtered out and returns. */
const words = ['jkbxatimsp? Harbour', 'Harbour Gift jade', 'BANK CHARGE']

const typeInto = async (page: Page, path: string): Promise<void> => {
  await goTo(page, path)
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toBeVisible()
  for (const word of words) {
    await field.press('ControlOrMeta+a')
    await page.keyboard.type(word, { delay })
    await expect(field, path).toBeFocused()
    await expect(field, path).toHaveValue(word)
    await expect(page, path).toHaveURL((url) => url.searchParams.get('filter') === word)
  }
  await field.press('ControlOrMeta+a')
  await field.press('Delete')
}

/** The field with the keyboard selection, and the colour of its mark. */
const selected = async (page: Page) => {
  const row = page.getByRole('main').locator('li[aria-current=true]')
  await expect(row).toHaveCount(1)
  return { row, mark: await row.evaluate((element) => getComputedStyle(element).boxShadow) }
}

test('each filter takes whole words, and a KYC is walked through by keys (B2, B10)', async ({
  browser,
  filledDesk,
}) => {
  const { consoleUrl, local } = filledDesk
  const page = await signInAs(browser, consoleUrl, 'head')
  await chooseLocale(page, 'en')
  for (const path of lists) await test.step(path, () => typeInto(page, path))

  await test.step('rows are low, and an open item leaves them readable (B8, C6)', async () => {
    for (const path of lowLists) {
      await goTo(page, path)
      const rows = page.getByRole('main').locator(rowsOf(path))
      await expect(rows, path).not.toHaveCount(0)
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      expect(Math.max(...heights), path).toBeLessThanOrEqual(41)
    }
    await goTo(page, '/inbox/kyc?item=first')
    const name = page.getByRole('main').locator('tbody th').first()
    expect((await name.boundingBox())?.width).toBeGreaterThan(140)
  })

  await test.step('a confirmation covers no row and no button (C1)', async () => {
    await goTo(page, '/inbox/drawdowns?item=first')
    await expect(page.getByRole('button', { name: new RegExp(en.work.take) })).toBeVisible()
    await page.keyboard.press('t')
    const confirmation = page.getByRole('banner').getByRole('status')
    await expect(confirmation).toHaveText(/\S/)
    const place = await confirmation.boundingBox()
    const covered = await page
      .getByRole('main')
      .locator('button, tbody tr')
      .evaluateAll(
        (all, of) =>
          all
            .map((each) => each.getBoundingClientRect())
            .filter(
              ({ top, bottom, left, right, width }) =>
                of &&
                width > 0 &&
                top < of.y + of.height &&
                bottom > of.y &&
                left < of.x + of.width &&
                right > of.x,
            ).length,
        place,
      )
    expect(covered).toBe(0)
  })

  await test.step('a calendar is above the list', async () => {
    await goTo(page, '/payout-batches?from=2027-01-04')
    await page.getByRole('main').locator('[data-scope=date-picker][data-part=trigger]').first().click()
    const day = page.locator('[data-part=table-cell-trigger][data-selected]')
    await expect(day).toBeVisible()
    expect(
      await day.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    ).toBe(true)
    await page.keyboard.press('Escape')
  })

  await test.step('a KYC by keys', async () => {
    const { waiting } = (await local.desk('kyc-list', {})) as { waiting: { companyId: string }[] }
    await goTo(page, `/companies/${waiting[0]?.companyId}`)
    await expect(page.getByRole('button', { name: en.acts['kyc-approve'] })).toBeVisible()
    const fields = await page.getByRole('main').locator('li[id^=field-]').count()
    for (let at = 0; at < fields; at += 1) {
      await page.keyboard.press('j')
      const { row, mark } = await selected(page)
      expect(mark, 'the selection is visible').not.toBe('none')
      await expect(row).toBeInViewport()
      const compare = row.getByRole('button', { name: en.case.compare })
      if ((await compare.count()) > 0) await expect(compare).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('y')
      await expect(row.getByRole('button', { name: en.case.accepted })).toBeVisible()
      await takeScreenshot(page, `desk-kyc-keys-${at}`)
    }
    await expect(
      page.getByText(en.case.checkedOf.replace('{{count}}', `${fields}`).replace('{{of}}', `${fields}`)),
    ).not.toHaveCount(0)
  })
})
