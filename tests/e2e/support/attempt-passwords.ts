import { createHash } from 'node:crypto'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Journey } from '../../../scripts/journey/seller.ts'

/** Solves the captcha by proof of work, as browsers do for users who cannot read the picture. */
const solveCaptcha = async ({ client }: Journey): Promise<{ uuid: string; code: string }> => {
  const { uuid, work } = await client.call(accountEndpoints.getCaptcha, { query: { kind: 'work' } })
  if (!work) throw new Error('the captcha is a picture')
  const { salt, challenge, most } = work
  for (let number = 0; number <= most; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return { uuid, code: String(number) }
  throw new Error('no number solves the captcha')
}

/** Failed logins over HTTP from the browser of `journey`, with a captcha once the server requires one. */
export const attemptPasswords = async (journey: Journey, email: string, times: number): Promise<void> => {
  let needsCaptcha = false
  for (let guess = 1; guess <= times; guess += 1) {
    const captcha: { uuid?: string; code?: string } = needsCaptcha ? await solveCaptcha(journey) : {}
    const body = { email, password: `wrong-guess-${guess}`, ...captcha }
    const answer = await journey.client.ask(accountEndpoints.login, { body })
    if (answer.ok) throw new Error('a wrong password was right')
    needsCaptcha = answer.code === 80001
  }
}
