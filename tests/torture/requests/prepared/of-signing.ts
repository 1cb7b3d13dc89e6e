import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import {
  type Agreement,
  findLatestAddendum,
  isBeingSigned,
  statusAt,
} from '../../../../functions/data/agreements.ts'
import { isInFacility, listShops } from '../../../../functions/data/shops.ts'
import { uploadCleanFile } from '../../../functions/files/upload-file.ts'
import { beginSigning } from '../../../support/begin-signing.ts'
import { directorName } from '../../../support/build-facility.ts'
import { addressOfSigner } from '../../../support/signer-address.ts'
import { signingTokenOf } from '../../histories/signing-token.ts'
import { linkFurtherShop } from '../../selling-company.ts'
import type { World } from '../world.ts'
import {
  administratorFor,
  findSent,
  type Preparation,
  type Preparations,
  type Scene,
  sendProven,
  sentCode,
} from './prepared-call.ts'

const productCode = 'small_shop_financing'
const kind = 'addendum' as const
/** Links expire after three days; this leaves a day's margin. */
const linksGoodForMs = 2 * 24 * 3_600_000

let furtherShops = 0

/** A shop outside the facility. */
const furtherShop = async ({ app }: World, companyId: string): Promise<string> => {
  const shops = await listShops(app.deps.table, companyId)
  const free = shops.find((shop) => !isInFacility(shop, productCode) && shop.status === 'authorized')
  if (free) return free.shopId
  furtherShops++
  const shopId = `later-${furtherShops}`
  await linkFurtherShop(app, companyId, shopId, 1_000_00)
  return shopId
}

/** The latest addendum of the caller's company, and a caller who may create one. */
const latestAddendum = async (scene: Scene) => {
  const by = await administratorFor(scene)
  if (!by?.person) return undefined
  const { companyId } = by.person
  const { deps } = scene.world.app
  return { by, companyId, latest: await findLatestAddendum(deps.table, companyId, productCode) }
}

/** An addendum out for signature with valid links, created if there is none. */
const openAddendum = async (scene: Scene): Promise<Agreement | undefined> => {
  const { world } = scene
  const found = await latestAddendum(scene)
  if (!found) return undefined
  const { by, companyId, latest } = found
  const now = world.app.clock.now()
  const isOpen = latest !== undefined && isBeingSigned({ status: statusAt(latest, now) })
  if (isOpen && now.getTime() - Date.parse(latest.createdAt) < linksGoodForMs) return latest
  if (isOpen) {
    const { agreementId: agreement_id } = latest
    await sendProven(world, by, agreementsEndpoints.withdrawAddendum, { body: { agreement_id } })
  }
  const shop_ids = [await furtherShop(world, companyId)]
  await sendProven(world, by, agreementsEndpoints.initiateSign, { body: { kind, shop_ids } })
  await world.app.drainEvents()
  return (await latestAddendum(scene))?.latest
}

/** A signer who has not signed, and the token of their link, whose holder may read and sign the documents. */
const signer = async (scene: Scene) => {
  const { world } = scene
  const agreement = await openAddendum(scene)
  const open = agreement?.signers.find(({ signature }) => !signature)
  const token = open && (await signingTokenOf(world.app, open))
  if (!token) return undefined
  const [owner] = world.ownership.namedIn(agreement)
  if (owner) world.pool.keep(owner, { name: 'sign_token', text: token })
  return { signer: open, token }
}

const ofSigner =
  (partsOf: (signerId: string) => object): Preparation =>
  async (scene) => {
    const found = await signer(scene)
    return found && { parts: partsOf(found.signer.signerId) }
  }

const inSession =
  (
    partsOf: (session: { token: string; signing_session: string; document_sha256: string }) => object,
  ): Preparation =>
  async (scene) => {
    const found = await signer(scene)
    const begun = found && (await beginSigning(scene.world.app.deps, found.token))
    return begun && { parts: { body: partsOf(begun) } }
  }

/** Agreements and their signers. */
export const ofSigning: Preparations = {
  'prove-signatory': async ({ world, caller }) => {
    const { app } = world
    const state = await sendProven(world, caller, agreementsEndpoints.getSignatory, {})
    const reached = state?.candidates.find(({ code_to }) => code_to !== null)
    if (!reached) return undefined
    const { person_id } = reached
    if (!(await sendProven(world, caller, agreementsEndpoints.sendSignatoryCode, { body: { person_id } })))
      return undefined
    await app.drainEvents()
    const message = app.outbox.sent.findLast(({ text }) => sentCode.test(text))
    const code = sentCode.exec(message?.text ?? '')?.[1]
    return code === undefined ? undefined : { parts: { body: { person_id, code, id_last_four: '4563' } } }
  },
  'send-signatory-code': async ({ world, caller }) => {
    const state = await sendProven(world, caller, agreementsEndpoints.getSignatory, {})
    const reached = state?.candidates.find(({ code_to }) => code_to !== null)
    return reached && { parts: { body: { person_id: reached.person_id } } }
  },
  'urge-signer': ofSigner((signer_id) => ({ body: { signer_id, kind } })),
  'preview-shop-activation': async (scene) => {
    const found = await latestAddendum(scene)
    return found && { parts: { body: { shop_ids: [await furtherShop(scene.world, found.companyId)] } } }
  },
  'send-rpa-email': async (scene) => {
    const { app } = scene.world
    const parts = { body: { kind } }
    if ((await latestAddendum(scene))?.latest?.status === 'signed') return { parts }
    for (const { signature, ...open } of (await openAddendum(scene))?.signers ?? []) {
      const token = signature ? undefined : await signingTokenOf(app, open)
      const begun = token && (await beginSigning(app.deps, token))
      if (begun)
        await app.send(
          agreementsEndpoints.signAgreement,
          { body: { ...begun, full_name: open.name } },
          { ip: addressOfSigner(begun.token) },
        )
    }
    await app.drainEvents()
    return { parts }
  },
  'change-signer': ofSigner((id) => ({
    params: { id },
    body: { kind, mobile_area_code: '+852', mobile: '61234567' },
  })),
  'delete-signer-file': async (scene) => {
    const { world, caller } = scene
    const found = await signer(scene)
    if (!found || !caller.person || !caller.token) return undefined
    const { companyId } = caller.person
    const content = Buffer.from('%PDF-1.7\n% resolution\n%%EOF\n')
    const file_id = await uploadCleanFile(world.app, { token: caller.token, companyId }, { content }).catch(
      () => undefined,
    )
    const params = { id: found.signer.signerId }
    if (!file_id) return undefined
    await sendProven(world, caller, agreementsEndpoints.changeSigner, { params, body: { kind, file_id } })
    return { parts: { params, body: { kind } } }
  },
  'identify-signer': async (scene) => {
    const found = await signer(scene)
    if (!found) return undefined
    const { world } = scene
    const { token } = found
    const to = found.signer.mobile ?? found.signer.email
    await world.app.send(agreementsEndpoints.sendSigningCode, { body: { token } })
    const code =
      (await findSent(world, to, sentCode)) ?? (await findSent(world, found.signer.email, sentCode))
    return code ? { parts: { body: { token, code, id_last_four: '4563' } } } : undefined
  },
  'record-reading': inSession(({ token, signing_session }) => ({ token, signing_session, upto: 1 })),
  'sign-agreement': inSession((session) => ({ ...session, consent: true, full_name: directorName })),
  'decline-signing': inSession(({ token, signing_session }) => ({
    token,
    signing_session,
    reason: 'not agreed on',
  })),
}
