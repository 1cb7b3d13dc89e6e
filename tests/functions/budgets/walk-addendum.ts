import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { deliver } from '../../support/event-lanes.ts'
import { logInAgain } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { sellerReadyToSign } from '../agreements/approved-company.ts'
import { createLimitStory } from '../credit/limit-story.ts'

const { getShopActivation, previewShopActivation, initiateSign, withdrawAddendum } = agreementsEndpoints

/** A further shop, from the preview of its effect to the withdrawal of its addendum; each call once. */
export const walkAddendum = async (app: TestApp): Promise<void> => {
  const story = createLimitStory(app)
  const seller = await logInAgain(app, await sellerReadyToSign(app))
  const { token } = seller
  await story.linkShop(seller, 'one', story.evenMonths(20))
  await deliver(await story.completeSigning(seller), app.deps)
  await story.linkShop(seller, 'two', story.evenMonths(20), { outsideOf: ['small_shop_financing'] })
  const shop_ids = ['two']
  await app.send(previewShopActivation, { body: { shop_ids } }, { token })
  const made = await app.send(initiateSign, { body: { kind: 'addendum', shop_ids } }, { token })
  await app.send(getShopActivation, {}, { token })
  await app.send(withdrawAddendum, { body: { agreement_id: made.data.agreement_id } }, { token })
}
