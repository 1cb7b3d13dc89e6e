import { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import type { LoggedInSeller } from './seller.ts'

export const signAgreement = async ({
  client,
  local,
  token,
  line,
  seller,
  say,
}: LoggedInSeller): Promise<void> => {
  const link = await local.received(seller.email, /\/sign\/([\w-]+)/)
  const opened = await client.call(agreementsEndpoints.openSigning, { body: { token: link } })
  const pdf = new Uint8Array(await (await fetch(opened.agreement.pdf_url)).arrayBuffer())
  expectFigure('the first bytes of the agreement', new TextDecoder().decode(pdf.slice(0, 5)), '%PDF-')

  const signed = await client.call(agreementsEndpoints.signAgreement, {
    body: { token: link, full_name: seller.director, accepted: true },
  })
  expectFigure('sign_status', signed.sign_status, 2)
  const state = await client.call(agreementsEndpoints.getSigners, { body: {} }, { token })
  expectFigure('sign_status of every signer', state.sign_status, 2)
  const position = await until('the position after signing', async () => {
    const { path_name } = await client.call(applicationEndpoints.getPosition, {}, { token })
    return path_name === `${line.statusPrefix} Signing Completed` ? path_name : undefined
  })
  say(
    `${opened.agreement.title}, ${pdf.length} bytes of PDF, signed by ${state.signers.length} of ${state.signers.length}: ${position}`,
  )
}
