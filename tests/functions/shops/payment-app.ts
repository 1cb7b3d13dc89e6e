import { KMSClient } from '@aws-sdk/client-kms'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { createFieldEncryption } from '../../../functions/data/field-encryption.ts'
import { paymentPlatformSecretContext } from '../../../functions/runtime/config.ts'
import { partner, startPaymentPeer } from '../../sandbox/payment-peer.ts'
import { signUpBody } from '../../support/sign-up-body.ts'
import { phoneCodeOf } from '../../support/sign-up-seller.ts'
import { createTestApp } from '../../support/test-app.ts'
import { useTestServices } from '../../support/test-services.ts'

/** 21 November 2026, 14:00 in Hong Kong. */
const startAt = '2026-11-21T06:00:00.000Z'

type SignUpBody = ReturnType<typeof signUpBody>

/**
 * The backend next to a payment platform, which is unreachable while `line.isDown`. `calls` counts the calls that reach
 * it.
 */
export const createPaymentApp = async () => {
  const line = { isDown: false, calls: 0 }
  const holder: { clock: () => Date } = { clock: () => new Date(startAt) }
  const peer = await startPaymentPeer({ at: startAt, clock: () => holder.clock() })
  const services = useTestServices()
  const kms = new KMSClient({ region: 'ap-east-1', endpoint: services.kms })
  const seal = createFieldEncryption(
    async () => kms,
    services.sealKeyId,
    () => new Date(),
  )
  const app = await createTestApp({
    startAt,
    fetch: (...request) => {
      if (line.isDown) return Promise.reject(new TypeError('fetch failed'))
      line.calls++
      return fetch(...request)
    },
    config: {
      paymentPlatform: {
        id: 'quay-pay',
        name: 'Quay Pay',
        tokenUrl: `${peer.baseUrl}/token`,
        apiUrl: `${peer.baseUrl}/api`,
        clientId: partner.clientId,
        sealedClientSecret: await seal.seal(partner.clientSecret, paymentPlatformSecretContext),
      },
    },
  })
  holder.clock = app.clock.now

  const verify = (body: { code: string; offer_id?: string }) =>
    app.send(shopsEndpoints.verifyPaymentAuthorisation, { body })

  /** The register session of a customer who came from the platform. */
  const registerSession = async (account: string): Promise<string> =>
    (await verify(await peer.landing(account))).data.info.session_token

  let people = 0

  /** A signup on the payment-platform line by a separate person, whose phone code was sent. */
  const signUpForm = async (changes: Partial<SignUpBody> = {}): Promise<SignUpBody> => {
    people++
    const phone = {
      phone_country_code: changes.phone_country_code ?? ('+86' as const),
      phone_number: changes.phone_number ?? `137${String(people).padStart(8, '0')}`,
    }
    const from = { ip: `198.51.100.${people}` }
    await app.send(accountEndpoints.sendPhoneCode, { body: phone }, from)
    await app.drainEvents()
    return signUpBody(phoneCodeOf(app, `${phone.phone_country_code}${phone.phone_number}`), {
      ...phone,
      email: `customer-${people}@shop.test`,
      register_source: productLines.payoneer.signupSource,
      agreements: termsOfLine(productLines.payoneer),
      ...changes,
    })
  }

  return {
    ...app,
    peer,
    line,
    verify,
    registerSession,
    signUpForm,
    register: (body: SignUpBody) => app.send(accountEndpoints.register, { body }),
    async close() {
      kms.destroy()
      await app.close()
      await peer.stop()
    },
  }
}

export type PaymentApp = Awaited<ReturnType<typeof createPaymentApp>>
