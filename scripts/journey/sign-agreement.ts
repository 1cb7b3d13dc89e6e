import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import type { LoggedInSeller } from './seller.ts'

/** The last digits of the director's identity card; see `onboard-company.ts`. */
const endOfId = '4563'

/** The code in the SMS that identifies a signer, in each language. */
const signingCode = /\b(\d{6})(?= (?:是您签署|是您簽署|is your code to sign))/

/** Identifies the signer by the code in the SMS. */
const identify = async (
  client: LoggedInSeller['client'],
  local: LoggedInSeller['local'],
  phone: string,
  token: string,
): Promise<string> => {
  const closed = await client.call(agreementsEndpoints.openSigning, { body: { token } })
  expectFigure('what an unidentified signer is shown', closed.document, null)
  const sent = await client.call(agreementsEndpoints.sendSigningCode, { body: { token } })
  // The director is the applicant: the code goes to the verified number of the account.
  expectFigure('how the signer is identified', sent.by, 'sms')
  const code = await local.received(phone, signingCode)
  const { signing_session: session } = await client.call(agreementsEndpoints.identifySigner, {
    body: { token, code, id_last_four: endOfId },
  })
  return session
}

/** Reads the document to its end and signs it; returns the signer's progress. */
const signNext = async ({ client, seller, say }: LoggedInSeller, token: string, signing_session: string) => {
  const opened = await client.call(agreementsEndpoints.openSigning, { body: { token, signing_session } })
  const { document } = opened
  if (!document) throw new Error('an identified signer is shown no document')
  const upto = document.clauses.length
  await client.call(agreementsEndpoints.recordReading, { body: { token, signing_session, upto } })
  const pdf = new Uint8Array(await (await fetch(document.pdf_url)).arrayBuffer())
  expectFigure('the first bytes of the paper', new TextDecoder().decode(pdf.slice(0, 5)), '%PDF-')
  const signed = await client.call(agreementsEndpoints.signAgreement, {
    body: {
      token,
      signing_session,
      consent: true,
      document_sha256: document.document_sha256,
      full_name: seller.director,
      ...(opened.is_drawn ? {} : { drawn: 'M40 120C80 40 120 40 160 120L220 60' }),
    },
  })
  say(`${document.title}, ${pdf.length} bytes of PDF, signed`)
  return signed
}

/** Signs all documents of the product in order, by one link. */
export const signAgreement = async (seller: LoggedInSeller): Promise<void> => {
  const { client, local, token, line, say } = seller
  const link = await local.received(seller.seller.email, /\/sign\/([\w-]+)/)
  const session = await identify(client, local, `+86${seller.seller.phoneNumber}`, link)
  const papers = ['facility', ...productTerms[line.productCode].companionPapers]
  for (const [index] of papers.entries()) {
    const signed = await signNext(seller, link, session)
    expectFigure('whether all is signed', signed.completed, index === papers.length - 1)
  }
  const state = await client.call(agreementsEndpoints.getSigners, { body: {} }, { token })
  expectFigure('what was signed', state.papers.map(({ kind }) => kind).join(), papers.join())
  expectFigure('sign_status of every signer', state.sign_status, 2)
  const position = await until('the position after signing', async () => {
    const { path_name } = await client.call(applicationEndpoints.getPosition, {}, { token })
    return path_name === `${line.statusPrefix} Signing Completed` ? path_name : undefined
  })
  say(`signed by ${state.signers.length} of ${state.signers.length}: ${position}`)
}
