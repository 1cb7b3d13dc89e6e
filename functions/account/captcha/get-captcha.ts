import { randomInt } from 'node:crypto'
import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { createCaptcha, hashAnswer } from '../../data/captchas.ts'
import { answer, type Handler } from '../../http/handle.ts'
import type { Random } from '../../runtime/deps.ts'
import { chooseCharacters } from './choose-characters.ts'
import { drawPicture } from './draw-picture.ts'
import { setWork } from './set-work.ts'

const validForSeconds = 300

const steps = 2 ** 32
/** Distortions that could be foreseen could be undone. */
const secureFraction = () => randomInt(steps) / steps

const makePicture = (random: Random) => {
  const characters = chooseCharacters(random)
  return {
    solution: characters,
    shown: { img: drawPicture(characters, secureFraction).toString('base64'), work: null },
  }
}

const makeWork = (random: Random) => {
  const { work, solution } = setWork(random.secret())
  return { solution, shown: { img: '', work } }
}

export const getCaptcha: Handler<typeof accountEndpoints.getCaptcha> = async (
  { input: { query } },
  { table, clock, random },
) => {
  const uuid = random.id()
  const captcha = query.kind === 'work' ? makeWork(random) : makePicture(random)
  const expiresAt = new Date(clock().getTime() + validForSeconds * 1000).toISOString()
  const answerHash = hashAnswer(uuid, captcha.solution)
  await table.transact({ captcha: createCaptcha(table, { uuid, answerHash, expiresAt }) })
  return answer({ success: true, uuid, ...captcha.shown, valid_for_seconds: validForSeconds })
}
