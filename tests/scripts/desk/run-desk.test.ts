import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDesk } from '../../../scripts/desk/run-desk.ts'

interface Received {
  path: string
  body: Record<string, unknown>
}

let server: Server
let port: string
const received: Received[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>
    received.push({ path: request.url ?? '', body })
    const unknown = body['companyId'] === 'nobody'
    response.writeHead(unknown ? 404 : 200, { 'content-type': 'application/json' })
    const outcome = { ok: true, companyId: 'c1', waiting: [{ companyId: 'c1', registerNameEn: null }] }
    const refusal = { ok: false, code: 20018, message: 'there is no company nobody' }
    response.end(JSON.stringify(unknown ? refusal : outcome))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = String((server.address() as AddressInfo).port)
})
afterAll(() => server.close())

const run = async (...args: string[]) => {
  const said: string[] = []
  const complained: string[] = []
  received.length = 0
  const exitCode = await runDesk(
    args,
    { PORT: port, USER: 'grace' },
    { say: (text) => said.push(text), complain: (text) => complained.push(text) },
  )
  return { exitCode, said: said.join('\n'), complained: complained.join('\n') }
}

describe('npm run desk', () => {
  it('turns a command into an act', async () => {
    const { exitCode, said } = await run('kyc', 'approve', 'c1', '--reason', 'seen it')
    expect(exitCode).toBe(0)
    expect(received).toEqual([
      {
        path: '/__local/desk/kyc-approve',
        body: { actor: 'grace', companyId: 'c1', reason: 'seen it' },
      },
    ])
    expect(said).toContain('companyId: c1')
  })

  it('takes options by the action’s schema, and says who acts', async () => {
    await run('audit', 'list', '--company-id', 'c1', '--limit', '5', '--actor', 'ada')
    expect(received[0]?.body).toEqual({ actor: 'ada', companyId: 'c1', limit: 5 })
  })

  it('answers as JSON when asked', async () => {
    const { said } = await run('kyc', 'list', '--json')
    expect(JSON.parse(said)).toMatchObject({ ok: true, companyId: 'c1' })
  })

  it('prints lists as tables', async () => {
    const { said } = await run('kyc', 'list')
    expect(said).toMatch(/companyId +registerNameEn\n +c1 +-/)
  })

  it('says one line about a wrong id, and fails', async () => {
    expect(await run('kyc', 'approve', 'nobody')).toEqual({
      exitCode: 1,
      said: '',
      complained: 'there is no company nobody',
    })
  })

  it.each([
    [['kyc', 'approve'], /needs <companyId>/],
    [['kyc', 'reject', 'c1'], /needs --reason/],
    [['kyc', 'approve', 'c1', 'c2'], /does not take c2/],
    [['kyc', 'approve', 'c1', '--force'], /--force/],
    [['kyc', 'bless'], /no command kyc bless/],
    [['magic'], /no command magic/],
  ])('asks nothing of the portal when the line is wrong: %s', async (args, message) => {
    const { exitCode, complained } = await run(...args)
    expect(exitCode).toBe(2)
    expect(complained).toMatch(message)
    expect(complained).not.toContain('\n')
    expect(received).toEqual([])
  })

  it('explains all commands, a subject’s and one', async () => {
    expect((await run('--help')).said).toContain('kyc approve <companyId>')
    expect((await run('kyc')).said).not.toContain('audit list')
    const one = await run('kyc', 'reject', '--help')
    expect(one.exitCode).toBe(0)
    expect(one.said).toContain('--reason "…"')
    expect(one.said).toContain('--kyc-id')
  })

  it('says what to do when nothing answers', async () => {
    const complained: string[] = []
    const exitCode = await runDesk(
      ['kyc', 'list'],
      { PORT: '1' },
      { say: () => {}, complain: (text) => complained.push(text) },
    )
    expect(exitCode).toBe(1)
    expect(complained[0]).toContain('npm start')
  })
})
