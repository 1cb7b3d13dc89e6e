import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { deskOf } from '../../support/desk-of.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { sellerReadyToSign } from '../agreements/approved-company.ts'
import { initiate, sign, signingTokenOf } from '../agreements/signing-story.ts'

const app = await useTestApp()

interface Listed {
  agreements: {
    number: string
    status: string
    signedTogether: string[]
    signers: { name: string; signedAt: string | null }[]
    certifiedCopy: { url: string; sha256: string } | null
  }[]
}

const list = async (companyId: string) =>
  (await deskOf(app.deps)({
    actor: 'ada',
    action: 'agreement-list',
    companyId,
  })) as unknown as Listed

it('tells how a company’s agreements stand, and leads to the certified copy once there is one', async () => {
  const seller = await sellerReadyToSign(app)
  const { companyId } = seller
  expect((await list(companyId)).agreements).toEqual([])
  await initiate(app, seller)
  const office = '198.51.100.9'
  await sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man', office)
  const [before] = (await list(companyId)).agreements
  expect(before).toMatchObject({
    status: 'ready',
    signers: [
      { name: 'CHAN Tai Man', signedAt: app.clock.now().toISOString() },
      { name: 'LI Xiaoming', signedAt: null },
    ],
    certifiedCopy: null,
  })
  await sign(app, signingTokenOf(app, 'li@director.test'), 'LI Xiaoming', office)
  await app.drainEvents()
  const [after] = (await list(companyId)).agreements
  expect(before?.signedTogether).toEqual([])
  expect(after).toMatchObject({
    number: before?.number,
    status: 'signed',
    signedTogether: ['CHAN Tai Man, LI Xiaoming'],
  })
  const risk = await deskOf(app.deps)({ actor: 'ada', action: 'kyc-risk', companyId })
  expect(risk).toMatchObject({
    level: 'high',
    signedTogether: [`${before?.number}: CHAN Tai Man, LI Xiaoming`],
  })
  const copy = Buffer.from(await (await fetch(after?.certifiedCopy?.url ?? '')).arrayBuffer())
  expect(createHash('sha256').update(copy).digest('hex')).toBe(after?.certifiedCopy?.sha256)
})

it('knows no company that there is not', async () => {
  expect(await list('nobody')).toMatchObject({ ok: false, reason: 'notFound' })
})
