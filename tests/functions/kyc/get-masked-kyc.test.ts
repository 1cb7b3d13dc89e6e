import { afterAll, beforeAll, expect, it } from 'vitest'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { setMembership } from '../../support/set-membership.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { completeKyc, readKyc, submit } from './kyc-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const readMasked = (token: string, id: string) =>
  app.send(kycEndpoints.getMaskedKyc, { body: { id } }, { token })

it('tells a colleague how the review stands, and nobody’s name, number, address or document', async () => {
  const seller = await signUpSeller(app)
  const { token } = seller
  const id = await completeKyc(app, token)
  const whole = (await readKyc(app, token, id)).data
  await submit(app, token, id)
  await setMembership(app, seller, { role: 'user' })

  expect(await readKyc(app, token, id)).toMatchObject({ status: 403, code: 403, data: null })
  const { data, body } = await readMasked(token, id)
  expect(data).toMatchObject({
    status: 'submitted',
    company_info: { register_name_en: 'Harbour Lantern Trading Limited' },
    connected_persons: { persons: [{ full_name_cn: '林••', id_number: '11••••••••••••••2X' }] },
  })
  const [person] = whole.connected_persons?.persons ?? []
  const hidden = [
    person?.full_name_en,
    person?.id_number,
    person?.email,
    person?.birth_date,
    person?.id_front_file_id,
    person?.id_back_file_id,
    whole.company_info?.registered_address,
    whole.company_info?.brn,
  ]
  expect(hidden.filter((text) => text === undefined || body.includes(text))).toEqual([])
  expect(data.files).toHaveLength(1)
})

it('tells a colleague all while it is being filled in, and an administrator always', async () => {
  const seller = await signUpSeller(app)
  const { token } = seller
  const id = await completeKyc(app, token)
  await setMembership(app, seller, { role: 'user' })
  expect((await readKyc(app, token, id)).code).toBe(200)
  await setMembership(app, seller)
  await submit(app, token, id)
  expect((await readKyc(app, token, id)).code).toBe(200)
})

it('tells another company nothing', async () => {
  const [seller, stranger] = [await signUpSeller(app), await signUpSeller(app)]
  const id = await completeKyc(app, seller.token)
  expect(await readMasked(stranger.token, id)).toMatchObject({ status: 404, code: 20018, data: null })
})
