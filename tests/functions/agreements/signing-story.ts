import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { deliver } from '../../support/event-lanes.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import { addressOfSigner } from '../../support/signer-address.ts'
import type { TestApp } from '../../support/test-app.ts'

const { sendSigningCode, identifySigner, openSigning, recordReading, signAgreement } = agreementsEndpoints

const signingLink = /https:\/\/portal\.test\/financing\/sign\/([\w-]+)/

/** The token in the newest signing mail to `email`. */
export const signingTokenOf = (app: TestApp, email: string): string => {
  const mail = app.outbox.sent.findLast(({ to, text }) => to === email && signingLink.test(text))
  const token = mail && signingLink.exec(mail.text)?.[1]
  if (!token) throw new Error(`no signing link was sent to ${email}`)
  return token
}

const objectionLink = /https:\/\/portal\.test\/financing\/contact-objection\/([\w-]+)/

/** The token in the newest mail by which `email` can object to a contact's change. */
export const objectionTokenOf = (app: TestApp, email: string): string => {
  const mail = app.outbox.sent.findLast(({ to, text }) => to === email && objectionLink.test(text))
  const token = objectionLink.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link to object was sent to ${email}`)
  return token
}

export const initiate = async (app: TestApp, { token }: Seller) => {
  const answer = await app.send(agreementsEndpoints.initiateSign, { body: {} }, { token })
  if (answer.code !== 0) throw new Error(`signing could not be initiated: ${answer.body}`)
  await app.drainEvents()
  return answer.data
}

/** Requests a code, after the minimum interval if necessary. */
export const sendCode = async (app: TestApp, token: string) => {
  const sent = await app.send(sendSigningCode, { body: { token } })
  if (sent.status !== 429) return sent
  app.clock.advance(`PT${sent.headers['retry-after']}S`)
  return app.send(sendSigningCode, { body: { token } })
}

/** The newest requested code. Delivers no other event. */
export const sentCode = async (app: TestApp): Promise<string> => {
  const before = app.outbox.sent.length
  for (const { eventId, name } of await app.everyItem())
    if (name === 'signing-code-requested') await deliver(String(eventId), app.deps)
  const codes = app.outbox.sent.slice(before).flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? [])
  const code = codes.at(-1)
  if (!code) throw new Error('no code was sent')
  return code
}

/** The last digits of the directors' identity documents; see `twoDirectors`. */
const endOfId = '4563'

/** Identifies the signer of a mailed link, and returns the session. */
export const identify = async (app: TestApp, token: string): Promise<string> => {
  const sent = await sendCode(app, token)
  if (sent.code !== 0) throw new Error(`no code was sent: ${sent.body}`)
  const code = await sentCode(app)
  const body = { token, code, id_last_four: endOfId }
  const identified = await app.send(identifySigner, { body })
  if (identified.code !== 0) throw new Error(`a signer was not identified: ${identified.body}`)
  return identified.data.signing_session
}

/** Reads the whole document, and returns it. */
export const read = async (app: TestApp, token: string, signing_session: string) => {
  const { data } = await app.send(openSigning, { body: { token, signing_session } })
  const { document } = data
  if (!document) throw new Error('there is nothing to read')
  await app.send(recordReading, { body: { token, signing_session, upto: document.clauses.length } })
  return document
}

/** Signs the read document in a signer's session, from a separate network address by default. */
export const signIn = (
  app: TestApp,
  token: string,
  given: { signing_session: string; document_sha256: string; full_name: string; drawn?: string },
  ip = addressOfSigner(token),
) => app.send(signAgreement, { body: { token, consent: true, ...given } }, { ip })

/** All of a signer's steps: identification, reading and signature. */
export const sign = async (app: TestApp, token: string, full_name: string, ip?: string) => {
  const signing_session = await identify(app, token)
  const { document_sha256 } = await read(app, token, signing_session)
  return signIn(app, token, { signing_session, document_sha256, full_name }, ip)
}
