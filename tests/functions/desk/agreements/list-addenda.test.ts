import { expect, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { deliver } from '../../../support/event-lanes.ts'
import { logInAgain } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { sellerReadyToSign } from '../../agreements/approved-company.ts'
import { createLimitStory } from '../../credit/limit-story.ts'

const app = await useTestApp()

test('the addenda of a facility are told newest first, with their shops, and who has yet to sign', async () => {
  const story = createLimitStory(app)
  const seller = await logInAgain(app, await sellerReadyToSign(app))
  const { token } = seller
  await story.linkShop(seller, 'one', story.evenMonths(20))
  await deliver(await story.completeSigning(seller), app.deps)
  const facilityId = (await story.summaryOf(seller))?.facility_id
  const list = () => callDesk(app, 'addendum-list', { facilityId })
  expect(await list()).toMatchObject({ ok: true, addenda: [] })
  for (const shopId of ['two', 'three']) {
    app.clock.advance('PT1M')
    await story.linkShop(seller, shopId, story.evenMonths(20), { outsideOf: ['small_shop_financing'] })
    const { data } = await app.send(
      agreementsEndpoints.initiateSign,
      { body: { kind: 'addendum', shop_ids: [shopId] } },
      { token },
    )
    if (shopId === 'two')
      await app.send(
        agreementsEndpoints.withdrawAddendum,
        { body: { agreement_id: data.agreement_id } },
        { token },
      )
  }
  const unsigned = [
    { name: 'CHAN Tai Man', signedAt: null },
    { name: 'LI Xiaoming', signedAt: null },
  ]
  expect(await list()).toMatchObject({
    ok: true,
    addenda: [
      { status: 'rendering', addsTo: 'FA-1', shops: [{ shopId: 'three' }], signers: unsigned, result: null },
      { status: 'withdrawn', shops: [{ shopId: 'two' }] },
    ],
  })
  expect(await callDesk(app, 'addendum-list', { facilityId: 'none' })).toMatchObject({ reason: 'notFound' })
})
