import { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'

const signingLink = /https:\/\/portal\.test\/financing\/sign\/([\w-]+)/

/** The token in the signing mail that was last sent to `email`. */
export const signingTokenOf = (app: TestApp, email: string): string => {
  const token = signingLink.exec(app.outbox.newestTo(email).text)?.[1]
  if (!token) throw new Error(`no signing link was sent to ${email}`)
  return token
}

/** Makes the agreement of a seller who is ready to, and mails its signers. */
export const initiate = async (app: TestApp, { token }: Seller) => {
  const answer = await app.send(agreementsEndpoints.initiateSign, { body: {} }, { token })
  if (answer.code !== 0) throw new Error(`signing could not be initiated: ${answer.body}`)
  await app.drainEvents()
  return answer.data
}

export const sign = (app: TestApp, token: string, full_name: string) =>
  app.send(agreementsEndpoints.signAgreement, { body: { token, full_name, accepted: true } })
