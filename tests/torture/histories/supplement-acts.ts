import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { type Agreement, findLatestAddendum } from '../../../functions/data/agreements.ts'
import { isInFacility, listShops } from '../../../functions/data/shops.ts'
import { followUpSignings } from '../../../functions/jobs/signing-follow-up.ts'
import { beginSigning } from '../../support/begin-signing.ts'
import { addressOfSigner } from '../../support/signer-address.ts'
import { linkFurtherShop } from '../selling-company.ts'
import { type Act, listOf } from './act.ts'
import { signingTokenOf } from './signing-token.ts'
import type { World } from './world.ts'

const productCode = 'small_shop_financing'

const findAddendum = ({ app, seller }: World) =>
  findLatestAddendum(app.deps.table, seller.companyId, productCode)

/** Changes to an existing facility: shops are added, rejected and removed, and a higher limit is signed. */
export const supplementActs: Record<string, Act> = {
  addShops: {
    weight: 3,
    prepare: async ({ app, chance, seller }) => {
      const shops = await listShops(app.deps.table, seller.companyId)
      const outside = shops.filter((shop) => !isInFacility(shop, productCode))
      const shop_ids = chance
        .shuffle(outside)
        .slice(0, chance.integer(1, 2))
        .map(({ shopId }) => shopId)
      return () =>
        app.send(
          agreementsEndpoints.initiateSign,
          { body: { kind: 'addendum', shop_ids } },
          { token: seller.token },
        )
    },
  },
  sign: {
    weight: 9,
    prepare: async (world) => {
      const { app, chance } = world
      const agreement = chance.pick(
        (await listOf<Agreement>(world, 'AGREEMENT#')).filter(({ status }) => status === 'ready'),
      )
      const signer = chance.pick(agreement?.signers ?? [])
      if (!signer) return undefined
      const token = await signingTokenOf(app, signer)
      const signing = token && (await beginSigning(app.deps, token))
      if (!signing) return undefined
      if (chance.next() < 0.1) {
        const { token: link, signing_session } = signing
        return () =>
          app.send(agreementsEndpoints.declineSigning, {
            body: { token: link, signing_session, reason: 'It is not what we agreed on.' },
          })
      }
      return () =>
        app.send(
          agreementsEndpoints.signAgreement,
          { body: { ...signing, full_name: signer.name } },
          { ip: addressOfSigner(signing.token) },
        )
    },
  },
  signForOffer: {
    weight: 3,
    prepare:
      async ({ app, seller }) =>
      () =>
        app.send(agreementsEndpoints.initiateSign, { body: { kind: 'increase' } }, { token: seller.token }),
  },
  followUp: {
    weight: 1,
    prepare:
      async ({ app }) =>
      () =>
        followUpSignings(app.deps),
  },
  withdrawAddendum: {
    weight: 1,
    prepare: async (world) => {
      const { app, seller } = world
      const addendum = await findAddendum(world)
      if (!addendum) return undefined
      return () =>
        app.send(
          agreementsEndpoints.withdrawAddendum,
          { body: { agreement_id: addendum.agreementId } },
          { token: seller.token },
        )
    },
  },
  linkShop: {
    weight: 1,
    prepare:
      async ({ app, seller, chance, count }) =>
      () =>
        linkFurtherShop(
          app,
          seller.companyId,
          `further-${count}`,
          chance.integer(1_000_00, 90_000_00),
          seller.currency,
        ),
  },
  unlinkShop: {
    weight: 1,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const shop = chance.pick(await listOf<{ shopId: string }>(world, 'SHOP#further-'))
      if (!shop) return undefined
      return () =>
        app.send(shopsEndpoints.unlinkShop, { params: { id: shop.shopId } }, { token: seller.token })
    },
  },
}
