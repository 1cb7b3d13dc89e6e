import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { logInAgain, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { sellerReadyToSign } from '../agreements/approved-company.ts'
import { recordPaper } from '../agreements/certified-document.ts'
import { identify, initiate, objectionTokenOf, sign, signingTokenOf } from '../agreements/signing-story.ts'
import { createLimitStory } from '../credit/limit-story.ts'
import { checksumOf, pdf, uploadCleanFile } from '../files/upload-file.ts'
import { completeKyc, readKyc, submit } from '../kyc/kyc-data.ts'
import { payoutAccount } from './payout-account.ts'

/** A signing that fails, and is started again; each call once. */
const walkFailedSigning = async (app: TestApp) => {
  const seller = await logInAgain(app, await sellerReadyToSign(app))
  const { token } = seller
  const { signers } = await initiate(app, seller)
  const [id = ''] = signers.map((each) => each.id)
  const file_id = await uploadCleanFile(app, seller)
  await app.send(
    agreementsEndpoints.changeSigner,
    { params: { id }, body: { email: 'chan@elsewhere.test', file_id } },
    { token },
  )
  await app.drainEvents()
  const objection = objectionTokenOf(app, 'chan@director.test')
  await app.send(agreementsEndpoints.openObjection, { body: { token: objection } })
  await app.send(agreementsEndpoints.objectToContact, { body: { token: objection } })
  await app.send(agreementsEndpoints.deleteSignerFile, { params: { id }, body: {} }, { token })
  await app.drainEvents()
  app.clock.advance('PT10M')
  const link = signingTokenOf(app, 'chan@director.test')
  await app.send(agreementsEndpoints.renewSigningLink, { body: { token: link } })
  const signing_session = await identify(app, link)
  await app.send(agreementsEndpoints.declineSigning, {
    body: { token: link, signing_session, reason: 'The fee is not what was agreed.' },
  })
  await app.send(agreementsEndpoints.retrySign, { body: {} }, { token })
}

/** A director proves to be the signatory; each call once. */
const walkSignatory = async (app: TestApp, { token }: { token: string }) => {
  const person_id = 'chan'
  await app.send(agreementsEndpoints.getSignatory, {}, { token })
  await app.send(agreementsEndpoints.sendSignatoryCode, { body: { person_id } }, { token })
  await app.drainEvents()
  const sent = app.outbox.sent.findLast(({ kind }) => kind === 'sms')
  const code = /\b(\d{6})\b/.exec(sent?.text ?? '')?.[1] ?? ''
  await app.send(
    agreementsEndpoints.proveSignatory,
    { body: { person_id, code, id_last_four: '4563' } },
    { token },
  )
}

/** From the company's documents to the signed agreement; each call once. */
export const walkOnboarding = async (app: TestApp): Promise<void> => {
  const seller = await logInAgain(app, await signUpSeller(app))
  const { token } = seller
  // The seller's KYC begins with the application's company data.
  await app.send(kycEndpoints.createKyc, { body: {} }, { token: (await signUpSeller(app)).token })
  const story = createLimitStory(app)
  await story.linkShop(seller, 'one', story.evenMonths(20))
  await app.send(applicationEndpoints.saveCompanyInformation, { body: { brn: '66666666' } }, { token })
  const kycId = await completeKyc(app, token)
  const { data: saved } = await readKyc(app, token, kycId)
  const point = { step: 'people', device: 'd1', time_zone: 'Asia/Hong_Kong' } as const
  await app.send(kycEndpoints.keepRiskPoints, { body: { points: [{ ...point, pasted: [] }] } }, { token })
  await app.send(kycEndpoints.getRiskPoints, { query: {} }, { token })
  await app.send(kycEndpoints.getMaskedKyc, { body: { id: kycId } }, { token })
  const person_id = saved.connected_persons?.persons[0]?.person_id ?? ''
  const shown = { id: kycId, person_id }
  await app.send(kycEndpoints.revealIdentityNumber, { body: shown }, { token })
  await submit(app, token, kycId)
  const file_id = await uploadCleanFile(app, seller)
  await app.send(filesEndpoints.searchFiles, { body: {} }, { token })
  await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id } }, { token })
  await app.send(
    filesEndpoints.uploadFile,
    {
      body: {
        fileName: 'id.pdf',
        fileExtensions: 'pdf',
        fileCRC: checksumOf(pdf()),
        content: new Blob([new Uint8Array(pdf())]),
      },
    },
    { token },
  )
  await app.send(companiesEndpoints.getCompanyProfile, {}, { token })
  await app.send(applicationEndpoints.saveDebitAccount, { body: payoutAccount }, { token })
  await app.send(applicationEndpoints.getDebitAccount, {}, { token })
  await app.send(
    applicationEndpoints.saveBusinessInformation,
    { body: { industry: 'gifts_and_stationery' } },
    { token },
  )
  await app.send(applicationEndpoints.getBusinessInformation, {}, { token })

  const signer = await logInAgain(app, await sellerReadyToSign(app))
  const changed = await app.send(kycEndpoints.changeCompany, { body: {} }, signer)
  await app.send(kycEndpoints.withdrawChange, { body: { id: changed.data.id } }, signer)
  const { signers } = await initiate(app, signer)
  await app.send(agreementsEndpoints.getSigners, { body: {} }, signer)
  await walkSignatory(app, signer)
  await app.send(agreementsEndpoints.getMailOccurrence, { query: { type: 'reminder' } }, signer)
  const today = app.clock.now().toISOString()
  app.clock.advance('P1D')
  const { email: address, password } = signer
  const { data: another } = await app.send(accountEndpoints.login, { body: { email: address, password } })
  await app.send(agreementsEndpoints.urgeSigner, { body: { signer_id: signers[0]?.id ?? '' } }, another)
  await app.drainEvents()
  // Later measurements need the rates of today.
  app.clock.set(today)
  for (const [email, name] of [
    ['chan@director.test', 'CHAN Tai Man'],
    ['li@director.test', 'LI Xiaoming'],
  ] as const) {
    const signingToken = signingTokenOf(app, email)
    await app.send(agreementsEndpoints.openSigning, { body: { token: signingToken } })
    await sign(app, signingToken, name)
  }
  await app.drainEvents()
  app.clock.advance('P1D')
  const { data: later } = await app.send(accountEndpoints.login, { body: { email: address, password } })
  await app.send(agreementsEndpoints.sendRpaEmail, { body: {} }, later)
  app.clock.set(today)
  await walkFailedSigning(app)
  await app.send(agreementsEndpoints.verifyAgreement, { body: { code: await recordPaper(app) } })
}
