import type { RequestOf } from '#shared/api/endpoint.ts'
import { categoryReportEndpoints } from '#shared/engagement/category-report.endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { peerConsentVersion } from '#shared/reports/peer-consent.ts'
import { createMessage, messageIdOf } from '../../../functions/data/messages.ts'
import { replaceShop, type Shop } from '../../../functions/data/shops.ts'
import { callDesk } from '../../support/draw-money.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'

const fullPage = 20

const createMessages = async (app: TestApp, { companyId }: Seller): Promise<void> => {
  const { table } = app.deps
  const at = app.clock.now().toISOString()
  for (let each = 0; each < fullPage; each++)
    await table.write(
      createMessage(table, {
        companyId,
        messageId: messageIdOf(`message-${each}`, at),
        content: { kind: 'drawdown-approved', amount: { cents: 50_000_00, currency: 'GBP' } },
        happenedAt: at,
        arrivedAt: at,
        readBy: {},
      }),
    )
}

const linkShop = async (app: TestApp, { companyId }: Seller, status: Shop['status']): Promise<void> => {
  const { table } = app.deps
  const at = app.clock.now().toISOString()
  await table.transact({
    shop: replaceShop(table, {
      companyId,
      shopId: 'gifts',
      platform: 'sandbox',
      platformShopId: 'gifts',
      name: 'Lantern Gifts',
      currency: 'GBP',
      status,
      openedAt: at,
      authorisedAt: at,
      authorisationId: 'gifts',
      sealedTokens: 'x'.repeat(1500),
      import: { status: 'imported', orders: 1, sales: 1, refunds: 0 },
      version: 0,
    }),
  })
}

const loseShop = (app: TestApp, seller: Seller) => linkShop(app, seller, 'expired')

const sellThrough = (app: TestApp, seller: Seller) => linkShop(app, seller, 'authorized')

const publish = (app: TestApp, id: string) => {
  const words = { title: '端午节服务安排', content: '节日期间的放款与还款安排如下。'.repeat(20) }
  return callDesk(app, 'announcement-publish', {
    id,
    titleZhCn: words.title,
    contentZhCn: words.content,
    titleZhTw: words.title,
    contentZhTw: words.content,
    titleEn: words.title,
    contentEn: words.content,
  })
}

const walkNotifications = async (app: TestApp): Promise<void> => {
  const seller = await logInAgain(app, await signUpSeller(app))
  const { token } = seller
  await createMessages(app, seller)
  const { searchMessages, readMessages } = notificationsEndpoints
  const { data } = await app.send(searchMessages, { body: {} }, { token })
  await app.send(searchMessages, { body: { status: 'unread' } }, { token })
  await app.send(readMessages, { body: { ids: data.records.slice(0, 1).map(({ id }) => id) } }, { token })
  await app.send(readMessages, { body: { all: true } }, { token })

  for (const id of ['spring', 'summer', 'autumn']) await publish(app, id)
  await app.send(notificationsEndpoints.listAnnouncements, { body: {} }, { token })
  await app.send(notificationsEndpoints.searchAnnouncements, { body: { text: '放款' } }, { token })
  await app.send(notificationsEndpoints.readAnnouncements, { body: { all: true } }, { token })

  const { data: preferences } = await app.send(notificationsEndpoints.getPreferences, { body: {} }, { token })
  await app.send(notificationsEndpoints.savePreferences, { body: preferences }, { token })

  await loseShop(app, seller)
  const told = await app.send(
    notificationsEndpoints.listNotifications,
    { query: { per_page: '1' } },
    { token },
  )
  const [{ id } = { id: '' }] = told.data.data
  await app.send(notificationsEndpoints.handleNotification, { params: { id } }, { token })
}

const { listReportCategories, storeCategoryReport, getCategoryReport, requestCategoryReportPaper } =
  categoryReportEndpoints

const walkReports = async (app: TestApp): Promise<void> => {
  const seller = await logInAgain(app, await signUpSeller(app))
  const { token } = seller
  await app.send(listReportCategories, { params: { keywords: 'toys' } }, { token })
  const choice: RequestOf<typeof storeCategoryReport>['body'] = {
    categories: ['toys'],
    shares_figures: true,
    consent_version: peerConsentVersion,
  }
  await app.send(storeCategoryReport, { body: choice }, { token })
  await app.send(getCategoryReport, {}, { token })
  await sellThrough(app, seller)
  await app.send(requestCategoryReportPaper, {}, { token })
}

/** A company's messages, reports and rewards, and the calls for visitors; each call once. */
export const walkEngagement = async (app: TestApp): Promise<void> => {
  await walkNotifications(app)
  await walkReports(app)
  const { token } = await logInAgain(app, await signUpSeller(app))
  const terms = { type: 'welcome', amount: '500.00', currency: 'HKD', expiresOn: '2099-12-31' }
  await callDesk(app, 'red-packet-issue', { id: 'walk', ...terms, quantity: 10 })
  await callDesk(app, 'campaign-tag-set', { id: 'walk', template: 'adv-red', name: 'Walk' })
  const image = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d494844520000012c0000012c', 'hex'),
    Buffer.alloc(6000),
  ]).toString('base64')
  await callDesk(app, 'customer-service-set', { id: 'walk', name: 'Walk', image })
  const named = { params: { id: 'walk' } }
  await app.send(engagementEndpoints.getRedPacketQuantity, named)
  await app.send(engagementEndpoints.collectRedPacket, named, { token })
  await app.send(engagementEndpoints.listRedPackets, { query: {} }, { token })
  await app.send(engagementEndpoints.getCampaignTag, named)
  await app.send(engagementEndpoints.getCustomerService, named)
}
