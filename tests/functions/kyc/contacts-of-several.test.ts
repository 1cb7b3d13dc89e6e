import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { findUser, replaceUser } from '../../../functions/data/users.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { sellerReadyToSign, type TestDirector, twoDirectors } from '../agreements/approved-company.ts'
import { approvedBoard, changeBoard, submitBoard } from './two-directors.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => app.clock.advance('P1D'))
afterAll(() => app.close())

const at = (index: number, name: string) => `connected_persons.persons.${index}.${name}`

test('a KYC of several who sign is submitted once each has an address and a number of their own, every wrong field named', async () => {
  const { submitted } = await submitBoard(app, {
    email: 'Lin.Meihua@shop.test',
    mobile_area_code: undefined,
    mobile: undefined,
  })
  expect(submitted).toMatchObject({
    status: 400,
    errors: [
      { field: at(0, 'email'), rule: 'contactOfAnother' },
      { field: at(1, 'email'), rule: 'contactOfAnother' },
      { field: at(1, 'mobile'), rule: 'mobileRequired' },
    ],
  })
  expect((await submitBoard(app)).submitted.code).toBe(200)
})

test('a number of a user of the company who is somebody else is that of no second signer, in a change as well', async () => {
  const { persons, ...board } = await approvedBoard(app)
  const [lin, chen] = persons
  const user = await findUser(app.deps.table, board.userId)
  if (!lin || !chen || !user) throw new Error('the board is not there')
  const own = { ...chen, mobile_area_code: '+852', mobile: '61230009' }
  await app.deps.table.write(
    replaceUser(app.deps.table, { ...user, phoneCountryCode: '+852', phoneNumber: '61230009' }),
  )
  const { submitted } = await changeBoard(app, board, [lin, own])
  expect(submitted).toMatchObject({
    status: 400,
    errors: [{ field: at(1, 'mobile'), rule: 'contactOfAnother' }],
  })
  const asUser = await changeBoard(app, board, [lin, { ...own, email: user.email }])
  expect(asUser.submitted.code).toBe(200)
})

const initiating = async (persons: TestDirector[], line: 'hook' | 'underwriting' = 'hook') => {
  const { token } = await sellerReadyToSign(app, { persons, line })
  return app.send(agreementsEndpoints.initiateSign, { body: {} }, { token })
}
const [chan, li] = twoDirectors as [TestDirector, TestDirector]
const { mobile: _mobile, mobile_area_code: _areaCode, ...unreached } = li

test.each([
  ['has no number', [chan, unreached], [{ field: at(1, 'mobile'), rule: 'mobileRequired' }]],
  [
    'has the number and the address of another',
    [chan, { ...li, mobile: '61234567', email: chan.email }],
    [0, 1].flatMap((index) => [
      { field: at(index, 'email'), rule: 'contactOfAnother' },
      { field: at(index, 'mobile'), rule: 'contactOfAnother' },
    ]),
  ],
])('signing is not begun where one of several %s by a KYC from before', async (_how, persons, errors) => {
  expect(await initiating(persons)).toMatchObject({ status: 422, code: 90020001, errors })
})

test('signing is begun by somebody alone without a number, and by a guarantor with one only', async () => {
  expect((await initiating([unreached])).code).toBe(0)
  const owner = {
    ...unreached,
    capacity: 'shareholder',
    ownership_percent: '100',
    certificate_type: 'hk_id' as const,
  }
  expect(await initiating([chan, owner])).toMatchObject({ code: 0 })
  expect(await initiating([chan, owner], 'underwriting')).toMatchObject({
    status: 422,
    errors: [{ field: at(1, 'mobile'), rule: 'mobileRequired' }],
  })
})
