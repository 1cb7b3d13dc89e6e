import type { ConnectedPerson } from '#shared/kyc/connected-persons.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { callDesk } from '../../support/draw-money.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { unreviewed } from '../../support/unreviewed.ts'
import { uploadFile } from '../files/upload-file.ts'
import { companyInfo, completeKyc, director, readKyc, saveSection, submit } from './kyc-data.ts'

export interface Board extends Seller {
  kycId: string
  persons: ConnectedPerson[]
}

/** The contact of the second director. */
export const chenMail = 'chen@director.test'
export const chenMobile = '13900139002'

/** A company with two directors and a submitted KYC. */
export const submitBoard = async (app: TestApp, changes: Partial<ConnectedPerson> = {}) => {
  const seller = await signUpSeller(app)
  const { token } = seller
  const kycId = await completeKyc(app, token, companyInfo())
  const { data } = await readKyc(app, token, kycId)
  const files = { front: await uploadFile(app, token), back: await uploadFile(app, token) }
  const persons = [
    ...((data.connected_persons?.persons ?? []) as ConnectedPerson[]),
    director(files, {
      full_name_en: 'Chen Siuming',
      full_name_cn: '陈小明',
      certificate_type: 'passport',
      id_number: 'E12345678',
      birth_date: '1982-05-06',
      email: chenMail,
      mobile: chenMobile,
      ...changes,
    }),
  ]
  await saveSection(app, token, kycId, 'connected_persons', { persons })
  const submitted = await submit(app, token, kycId)
  return { seller, kycId, submitted }
}

/** The same with an approved KYC. */
export const approvedBoard = async (app: TestApp): Promise<Board> => {
  const { seller, kycId } = await submitBoard(app)
  const { companyId } = seller
  // Approves the first person's proposal, if two are needed.
  const decided = await callDesk(app, 'kyc-approve', { companyId, ...unreviewed })
  if ('proposalId' in decided)
    await callDesk(app, 'proposal-approve', { actor: 'grace', proposalId: decided['proposalId'] })
  const { data } = await readKyc(app, seller.token, kycId)
  return { ...seller, kycId, persons: (data.connected_persons?.persons ?? []) as ConnectedPerson[] }
}

/** Submits a change of the people. */
export const changeBoard = async (
  app: TestApp,
  { token }: Pick<Board, 'token'>,
  persons: readonly ConnectedPerson[],
) => {
  const { data } = await app.send(kycEndpoints.changeCompany, { body: {} }, { token })
  const saved = await saveSection(app, token, data.id, 'connected_persons', { persons: [...persons] })
  if (saved.code !== 200) throw new Error(`the people were refused: ${saved.body}`)
  return { id: data.id, submitted: await submit(app, token, data.id) }
}
