import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { freshIp, twice } from '../../../functions/account/account-steps.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { beginLogin, codeNow } from '../../../support/second-factors.ts'
import { signUpBody } from '../../../support/sign-up-body.ts'
import { createSoftwarePasskey } from '../../../support/software-passkey.ts'
import type { Caller } from '../callers.ts'
import {
  findSent,
  newcomer,
  type Preparation,
  type Preparations,
  type Scene,
  sendProven,
  sentCode,
} from './prepared-call.ts'

const password = 'Kestrel#58'

const passwordLink = /set-password#token=([\w-]+)/

/** A random mobile number. */
const freshNumber = ({ world: { chance } }: Scene): string => `137${chance.integer(10_000_000, 99_999_999)}`

const codeTo = async ({ world }: Scene, phone_number: string): Promise<string | undefined> => {
  const phone = { phone_country_code: '+86', phone_number } as const
  await world.app.send(accountEndpoints.sendPhoneCode, { body: phone }, { ip: freshIp() })
  return findSent(world, `+86${phone_number}`, sentCode)
}

const resetLink = async (scene: Scene): Promise<string | undefined> => {
  const { email } = await newcomer(scene)
  await scene.world.app.send(accountEndpoints.forgotPassword, { body: { email } }, { ip: freshIp() })
  return findSent(scene.world, email, passwordLink)
}

/** A caller with an authenticator app. */
const withApp = ({ world }: Scene): Caller | undefined =>
  world.callers.find(({ secret }) => secret !== undefined)

/** The token of a pending second-factor login, which belongs to that caller. */
const begunLogin = async ({ world }: Scene, { person, owner }: Caller): Promise<string | undefined> => {
  const token = person && (await beginLogin(world.app, person).catch(() => undefined))
  if (token && owner) world.pool.keep(owner, { name: 'login_token', text: token })
  return token
}

const byResetLink =
  (partsOf: (token: string) => object): Preparation =>
  async (scene) => {
    const token = await resetLink(scene)
    return token === undefined ? undefined : { parts: partsOf(token) }
  }

/** Signup, login and second factors. */
export const ofPeople: Preparations = {
  register: async (scene) => {
    const phone_number = freshNumber(scene)
    const code = await codeTo(scene, phone_number)
    const email = `new-${phone_number}@newcomer.test`
    return code ? { parts: { body: signUpBody(code, { phone_number, email }) } } : undefined
  },
  'get-reset-email': byResetLink((linktoken) => ({ headers: { linktoken } })),
  'reset-password': byResetLink((token) => ({ body: { token, ...twice(password) } })),
  'init-password': async (scene) => {
    const { world } = scene
    const number = freshNumber(scene)
    const email = `clerk-${number}@newcomer.test`
    const { companyId } = await newcomer(scene)
    await callDesk(world.app, 'user-invite', { companyId, email, name: 'Lin', phone: `+86${number}` })
    const token = await findSent(world, email, passwordLink)
    return token ? { parts: { body: { token, ...twice(password) } } } : undefined
  },
  'login-by-token': async (scene) => {
    const { app } = scene.world
    const person = await newcomer(scene)
    await callDesk(app, 'user-skip', { user: person.email })
    const { email } = person
    const { body } = await app.send(accountEndpoints.login, {
      body: { email, password: person.password, source: 'another_portal' },
    })
    const { code, message } = JSON.parse(body) as { code: number; message: string }
    return code === 2003 ? { parts: { headers: { accesstoken: message } } } : undefined
  },
  'verify-phone': async (scene) => {
    const { phone } = scene.caller.person ?? {}
    const phone_code = phone && (await codeTo(scene, phone.replace(/^\+86/, '')))
    return phone_code ? { parts: { body: { phone_code } } } : undefined
  },
  'change-phone': async (scene) => {
    const phone_number = freshNumber(scene)
    const phone_code = await codeTo(scene, phone_number)
    const { person } = scene.caller
    return phone_code && person
      ? {
          parts: { body: { phone_country_code: '+86', phone_number, phone_code } },
          done: () => void Object.assign(person, { phone: `+86${phone_number}` }),
        }
      : undefined
  },
  'add-code-app': async ({ world, caller }) => {
    const begun = caller.secret
      ? undefined
      : await sendProven(world, caller, factorsEndpoints.beginCodeApp, {})
    if (!begun) return undefined
    const { challenge_id, secret } = begun
    return {
      parts: { body: { challenge_id, code: codeNow(world.app, secret) } },
      done: () => void Object.assign(caller, { secret }),
    }
  },
  // Only with an authenticator app: the torture has no browser, so a caller with just a passkey could not log
  // in.
  'add-passkey': async ({ world, caller }) => {
    const begun = caller.secret
      ? await sendProven(world, caller, factorsEndpoints.beginPasskey, {})
      : undefined
    if (!begun) return undefined
    const { challenge_id, options } = begun
    return {
      parts: {
        body: { challenge_id, name: 'Notebook', credential: createSoftwarePasskey().create(options) },
      },
    }
  },
  'remove-factor': async ({ world, caller }) => {
    const factors = await sendProven(world, caller, factorsEndpoints.listFactors, {})
    const passkey = factors?.passkeys.at(-1)
    if (passkey) return { parts: { params: { id: passkey.id } } }
    return factors?.code_app
      ? { parts: { params: { id: 'code-app' } }, done: () => void delete caller.secret }
      : undefined
  },
  // Not required, since requiring a second factor would block the company's other callers: see `createDeck`.
  'set-factor-requirement': async () => ({ parts: { body: { required: false } } }),
  'begin-factor-login': async (scene) => {
    const person = withApp(scene)
    const token = person && (await begunLogin(scene, person))
    return token ? { parts: { body: { token } } } : undefined
  },
  'factor-login': async (scene) => {
    const person = withApp(scene)
    const token = person && (await begunLogin(scene, person))
    if (!token || !person.secret) return undefined
    const { app } = scene.world
    app.clock.advance('PT31S')
    return { parts: { body: { token, code: codeNow(app, person.secret) } } }
  },
}
