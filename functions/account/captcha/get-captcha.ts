import { createHash, randomInt } from 'node:crypto'
import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { createCaptcha, hashResponse } from '../../data/captchas.ts'
import { answer, type Handler } from '../../http/handle.ts'
import type { Random } from '../../runtime/deps.ts'
import { countCallFrom } from '../limits/count-call-from.ts'
import { drawPicture } from './draw-picture.ts'
import { glyphs } from './glyphs.ts'

/** The search space: one to four seconds of a phone's browser at worst. */
export const maxProofOfWork = 150_000

interface ProofOfWork {
  salt: string
  challenge: string
  most: number
}

/** The challenge, which can only be solved by trying numbers: the SHA-256 of salt and number, in hexadecimal. */
export const challengeOf = (salt: string, number: number): string =>
  createHash('sha256').update(`${salt}${number}`).digest('hex')

/** A proof of work and its solution. The solution need not be unpredictable: it can be found. */
export const setProofOfWork = (salt: string): { work: ProofOfWork; solution: string } => {
  const number = randomInt(maxProofOfWork + 1)
  return {
    work: { salt, challenge: challengeOf(salt, number), most: maxProofOfWork },
    solution: String(number),
  }
}

/** Characters that no distortion makes ambiguous. Twenty, so that two digits choose one evenly. */
export const alphabet = Object.keys(glyphs).toSorted().join('')

const length = 5

/** A picture's text: five characters, each by two digits of the random source. */
export const chooseCharacters = (random: Random): string => {
  const pairs = random.digits(2 * length).match(/\d\d/g) ?? []
  return pairs.map((pair) => alphabet[Number(pair) % alphabet.length]).join('')
}

const validForSeconds = 300

/** Captcha pictures per day for each permitted sending: more than anybody misreads. */
const picturesPerSending = 10

const steps = 2 ** 32
/** Predictable distortions could be reversed. */
const secureFraction = () => randomInt(steps) / steps

const makePicture = (random: Random) => {
  const characters = chooseCharacters(random)
  return {
    solution: characters,
    shown: { img: drawPicture(characters, secureFraction).toString('base64'), work: null },
  }
}

const makeWork = (random: Random) => {
  const { work, solution } = setProofOfWork(random.secret())
  return { solution, shown: { img: '', work } }
}

export const getCaptcha: Handler<typeof accountEndpoints.getCaptcha> = async (
  { input: { query }, request: { ip } },
  { table, clock, random, config },
) => {
  const uuid = random.id()
  const captcha = query.kind === 'work' ? makeWork(random) : makePicture(random)
  const expiresAt = new Date(clock().getTime() + validForSeconds * 1000).toISOString()
  const answerHash = hashResponse(uuid, captcha.solution)
  const ofNetwork = countCallFrom(
    { table, clock },
    'captcha-from',
    ip,
    picturesPerSending * config.networkLimits.sendings.atAll,
  )
  const written = await table.transact({
    ...ofNetwork.writes,
    captcha: createCaptcha(table, { uuid, answerHash, expiresAt }),
  })
  if (!written.ok) return ofNetwork.refusal()
  return answer({ success: true, uuid, ...captcha.shown, valid_for_seconds: validForSeconds })
}
