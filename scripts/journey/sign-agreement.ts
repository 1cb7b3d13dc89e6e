import { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import type { LoggedInSeller } from './seller.ts'

/** What the number of the director's identity card ends with, see `onboard-company.ts`. */
const endOfId = '4563'

/** The code in the mail that proves a signer to be the one, in each language. */
const signingCode = /(?:证明是您本人签署|證明是您本人簽署|show that it is you who signs)[^]*?\b(\d{6})\b/

/** Proves to be the signer by the code that was mailed, and reads the whole document. */
const readAsSigner = async (
  client: LoggedInSeller['client'],
  local: LoggedInSeller['local'],
  email: string,
  token: string,
) => {
  const closed = await client.call(agreementsEndpoints.openSigning, { body: { token } })
  expectFigure('what an unidentified signer is shown', closed.document, null)
  const sent = await client.call(agreementsEndpoints.sendSigningCode, { body: { token } })
  // The director is the applicant, and so has no number of their own.
  expectFigure('how the signer is identified', sent.by, 'mail')
  const code = await local.received(email, signingCode)
  const { signing_session: session } = await client.call(agreementsEndpoints.identifySigner, {
    body: { token, code, id_last_four: endOfId },
  })
  const { document } = await client.call(agreementsEndpoints.openSigning, {
    body: { token, signing_session: session },
  })
  if (!document) throw new Error('an identified signer is shown no document')
  await client.call(agreementsEndpoints.recordReading, {
    body: { token, signing_session: session, upto: document.clauses.length },
  })
  return { document, session }
}

export const signAgreement = async ({
  client,
  local,
  token,
  line,
  seller,
  say,
}: LoggedInSeller): Promise<void> => {
  const link = await local.received(seller.email, /\/sign\/([\w-]+)/)
  const { document, session } = await readAsSigner(client, local, seller.email, link)
  const pdf = new Uint8Array(await (await fetch(document.pdf_url)).arrayBuffer())
  expectFigure('the first bytes of the agreement', new TextDecoder().decode(pdf.slice(0, 5)), '%PDF-')

  const signed = await client.call(agreementsEndpoints.signAgreement, {
    body: {
      token: link,
      signing_session: session,
      consent: true,
      document_sha256: document.document_sha256,
      full_name: seller.director,
      drawn: 'M40 120C80 40 120 40 160 120L220 60',
    },
  })
  expectFigure('sign_status', signed.sign_status, 2)
  const state = await client.call(agreementsEndpoints.getSigners, { body: {} }, { token })
  expectFigure('sign_status of every signer', state.sign_status, 2)
  const position = await until('the position after signing', async () => {
    const { path_name } = await client.call(applicationEndpoints.getPosition, {}, { token })
    return path_name === `${line.statusPrefix} Signing Completed` ? path_name : undefined
  })
  say(
    `${document.title}, ${pdf.length} bytes of PDF, signed by ${state.signers.length} of ${state.signers.length}: ${position}`,
  )
}
