import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { checkCaptcha } from '../../../../functions/account/captcha/check-captcha.ts'
import { drawPicture } from '../../../../functions/account/captcha/draw-picture.ts'
import { alphabet, challengeOf } from '../../../../functions/account/captcha/get-captcha.ts'
import { hashResponse } from '../../../../functions/data/captchas.ts'
import { solveCaptcha } from '../../../support/solve-captcha.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

/** The characters that the digits below select from the alphabet. */
const characters = '3479A'

const app = await useTestApp({ random: { digits: () => '0021426304' } })

const fetchPicture = async () => (await app.send(accountEndpoints.getCaptcha, { query: {} })).data

/** The reason of the refusal, or 'right'. */
const tryAnswer = async (answer: { uuid: string; code: string }) =>
  (await checkCaptcha(app.deps, answer))?.reason ?? 'right'

/** The chunks of a PNG, after verifying each. */
const chunksOf = (png: Buffer): Map<string, Buffer> => {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const named = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named))
    chunks.set(named.toString('latin1', 0, 4), named.subarray(4))
    at += 12 + length
  }
  return chunks
}

test('the picture is a valid PNG, large enough to be sharp at 240 by 80', async () => {
  const { success, img, work, valid_for_seconds } = await fetchPicture()
  expect([success, work, valid_for_seconds]).toEqual([true, null, 300])
  const chunks = chunksOf(Buffer.from(img, 'base64'))
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  const header = chunks.get('IHDR') ?? Buffer.alloc(0)
  expect([header.readUInt32BE(0), header.readUInt32BE(4), ...header.subarray(8)]).toEqual([
    480, 160, 4, 3, 0, 0, 0,
  ])
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  expect(rows).toHaveLength(160 * (1 + 240))
  expect(Array.from({ length: 160 }, (_, y) => rows[y * 241])).toEqual(Array.from({ length: 160 }, () => 0))
})

test('the same characters are drawn differently each time', async () => {
  const [first, second] = [await fetchPicture(), await fetchPicture()]
  expect(first.uuid).not.toBe(second.uuid)
  expect(first.img).not.toBe(second.img)
})

const half = () => 0.5

test('a picture is determined by its characters and random numbers, and has every character', () => {
  const pictures = [...alphabet].map((each) => drawPicture(each.repeat(5), half).toString('base64'))
  expect(new Set([...pictures, drawPicture('     ', half).toString('base64')]).size).toBe(alphabet.length + 1)
  expect(drawPicture(alphabet[0]?.repeat(5) ?? '', half).toString('base64')).toBe(pictures[0])
})

test('no two characters are easily confused', () => {
  expect(alphabet).toHaveLength(20)
  expect(alphabet).not.toMatch(/[0ODQ1IL2Z5S8B6GV]/)
})

test.each([characters, characters.toLowerCase(), [...characters].join(' '), ` ${characters}\t`])(
  'the picture is solved by %j',
  async (code) => {
    const { uuid } = await fetchPicture()
    expect(await tryAnswer({ uuid, code })).toBe('right')
  },
)

test('a captcha accepts one correct solution', async () => {
  const { uuid } = await fetchPicture()
  expect(await tryAnswer({ uuid, code: characters })).toBe('right')
  expect(await tryAnswer({ uuid, code: characters })).toBe('codeExpired')
})

test('a wrong solution is refused with 60003 and consumes the captcha', async () => {
  const { uuid } = await fetchPicture()
  expect(await checkCaptcha(app.deps, { uuid, code: 'AAAAA' })).toEqual({
    ok: false,
    reason: 'codeIncorrect',
    errors: [{ field: 'body.code', rule: 'captchaInvalid' }],
  })
  expect(await tryAnswer({ uuid, code: characters })).toBe('codeExpired')
})

test('of concurrent correct solutions of one captcha, one counts', async () => {
  const { uuid } = await fetchPicture()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => tryAnswer({ uuid, code: characters })))
  expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'codeExpired')).toHaveLength(19)
})

test('a captcha expires after five minutes', async () => {
  const [early, late] = [await fetchPicture(), await fetchPicture()]
  app.clock.advance('PT4M59S')
  expect(await tryAnswer({ uuid: early.uuid, code: characters })).toBe('right')
  app.clock.advance('PT1S')
  expect(await tryAnswer({ uuid: late.uuid, code: characters })).toBe('codeExpired')
})

test('the solution of one captcha does not solve another', async () => {
  const work = await solveCaptcha(app)
  const { uuid } = await fetchPicture()
  expect(await tryAnswer({ uuid, code: work.code })).toBe('codeIncorrect')
  expect(await tryAnswer({ uuid: 'unknown', code: characters })).toBe('codeExpired')
})

test('the proof-of-work kind has no picture, and is solved once by its number', async () => {
  const { data } = await app.send(accountEndpoints.getCaptcha, { query: { kind: 'work' } })
  expect([data.img, data.work?.challenge.length]).toEqual(['', 64])
  const solved = await solveCaptcha(app)
  expect(await tryAnswer(solved)).toBe('right')
  expect(await tryAnswer(solved)).toBe('codeExpired')
})

test('a number other than the solution is wrong', async () => {
  const { uuid, code } = await solveCaptcha(app)
  expect(await tryAnswer({ uuid, code: String(Number(code) + 1) })).toBe('codeIncorrect')
})

const fetchWork = async () =>
  (await app.send(accountEndpoints.getCaptcha, { query: { kind: 'work' } })).data.work

test('the proof of work has a new salt and challenge each time', async () => {
  const [first, second] = [await fetchWork(), await fetchWork()]
  expect(first?.salt).not.toBe(second?.salt)
  expect(first?.challenge).not.toBe(second?.challenge)
  expect(challengeOf('salt', 7)).toBe('2ab204d76cdcec4609d290441fed2eec4186d288ca47c40cc7dd661a0de1b0d0')
})

test('a stored captcha does not reveal its solution, and expires after five minutes', async () => {
  const { uuid } = await fetchPicture()
  const item = (await app.everyItem()).find(({ pk }) => pk === `CAPTCHA#${uuid}`)
  expect(JSON.stringify(item)).not.toContain(characters)
  const goesAt = app.clock.now().getTime() / 1000 + 300
  expect([item?.['ttl'], item?.['gsi1pk']]).toEqual([
    goesAt,
    expect.stringContaining(`EXPIRY#${new Date(goesAt * 1000).toISOString().slice(0, 13)}#`),
  ])
})

test('the table does not reveal that two captchas have the same solution', () => {
  expect(hashResponse('one', characters)).not.toBe(hashResponse('other', characters))
})

test('there is no third kind', async () => {
  const answer = await app.sendRaw(accountEndpoints.getCaptcha, { query: { kind: 'sound' } })
  expect([answer.code, answer.errors]).toEqual([20008, [{ field: 'query.kind', rule: 'unknownOption' }]])
})
