import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { everyAct } from '#shared/desk/all-acts.ts'
import { commandOf } from '../../../scripts/desk/desk-commands.ts'
import { type DeskCallers, runDesk } from '../../../scripts/desk/run-desk.ts'

interface Received {
  path: string
  body: Record<string, unknown>
}

const actions = everyAct

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
  it('refuses excessively nested values before parsing, as the back office does', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const { exitCode, complained } = await run('statement-line', 'match', 'l1', '--targets', deep)
    expect([exitCode, complained, received]).toEqual([2, 'targets: nests too deep', []])
    const shallow = `[{"kind":"charge","facilityId":"f","id":"a"}]`
    expect((await run('statement-line', 'match', 'l1', '--targets', shallow)).exitCode).toBe(0)
  })

  it('maps a command to an act', async () => {
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

  it('accepts options by the act’s schema, and sends the actor', async () => {
    await run('audit', 'list', '--company-id', 'c1', '--limit', '5', '--actor', 'ada')
    expect(received[0]?.body).toEqual({ actor: 'ada', companyId: 'c1', limit: 5 })
  })

  it('prints JSON on request', async () => {
    const { said } = await run('kyc', 'list', '--json')
    expect(JSON.parse(said)).toMatchObject({ ok: true, companyId: 'c1' })
  })

  it('prints lists as tables', async () => {
    const { said } = await run('kyc', 'list')
    expect(said).toMatch(/companyId +registerNameEn\n +c1 +-/)
  })

  it('allows a dry run only of acts that change something', async () => {
    await run('kyc', 'approve', 'c1', '--dry-run')
    expect(received[0]?.body).toEqual({ actor: 'grace', companyId: 'c1', dryRun: true })
    expect(await run('kyc', 'list', '--dry-run')).toMatchObject({ exitCode: 2 })
    expect(received).toEqual([])
  })

  it('accepts flags without values, and files by their path', async () => {
    await run('user', 'skip', 'seller@shop.test', '--off')
    expect(received[0]?.body).toMatchObject({ user: 'seller@shop.test', off: true })
    const file = fileURLToPath(new URL('../../../web/public/favicon.svg', import.meta.url))
    await run('customer-service', 'set', '12', '--name', 'Mei', '--image', file, '--reason', 'joined')
    expect(received[0]?.path).toBe('/__local/desk/customer-service-set')
    expect(received[0]?.body).toMatchObject({ image: readFileSync(file).toString('base64') })
    expect(
      await run(
        'customer-service',
        'set',
        '12',
        '--name',
        'Mei',
        '--reason',
        'joined',
        '--image',
        '/no/such.png',
      ),
    ).toMatchObject({
      exitCode: 2,
      complained: expect.stringContaining('/no/such.png'),
    })
  })

  it.each<[string, number, string[]]>([
    ['done', 0, ['kyc', 'list']],
    ['refused', 1, ['kyc', 'approve', 'nobody']],
    ['wrong', 2, ['kyc', 'aprove', 'c1']],
    ['lacking something', 2, ['kyc', 'reject', 'c1']],
    ['asked for help', 0, ['kyc', 'approve', '--help']],
  ])('prints exactly one JSON document when %s', async (_what, code, args) => {
    const { exitCode, said, complained } = await run(...args, '--json')
    expect([exitCode, complained]).toEqual([code, ''])
    const document = JSON.parse(said) as { ok: boolean; message?: string }
    expect(document.ok).toBe(code === 0)
    expect(document.message !== undefined).toBe(code > 0)
  })

  it('prints the code of a refusal in JSON', async () => {
    const { said } = await run('kyc', 'approve', 'nobody', '--json')
    expect(JSON.parse(said)).toEqual({ ok: false, code: 20018, message: 'there is no company nobody' })
  })

  it('calls a deployed environment with the caller’s AWS identity', async () => {
    const asked: unknown[] = []
    const callers: DeskCallers = {
      local: async () => ({ ok: false, message: 'this machine was asked' }),
      cloud: async (...call) => {
        asked.push(call)
        return { ok: true, outcome: { ok: true } }
      },
    }
    const said: string[] = []
    const console = { say: (text: string) => said.push(text), complain: (text: string) => said.push(text) }
    const ask = (...args: string[]) => runDesk(args, { USER: 'grace' }, console, callers)
    expect(await ask('kyc', 'approve', 'c1', '--environment', 'staging')).toBe(0)
    expect(asked).toEqual([['staging', 'kyc-approve', { companyId: 'c1' }]])
    expect(await ask('kyc', 'approve', 'c1', '--environment', 'staging', '--actor', 'ada')).toBe(2)
    expect(asked).toHaveLength(1)
  })

  it('prints one line about a wrong id, and fails', async () => {
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
    [['kyc', 'bless'], /no command kyc bless\. See/],
    [['kyc', 'aprove', 'c1'], /no command kyc aprove\. Is kyc approve meant\?/],
    [['drawdwon', 'pay-out'], /Is drawdown pay-out meant\?/],
    [['red-packt'], /Is red-packet meant\?/],
    [['magic'], /no command magic\. See/],
  ])('does not call the portal if the command line is invalid: %s', async (args, message) => {
    const { exitCode, complained } = await run(...args)
    expect(exitCode).toBe(2)
    expect(complained).toMatch(message)
    expect(complained).not.toContain('\n')
    expect(received).toEqual([])
  })

  it('prints help for all commands, a subject and a command', async () => {
    expect((await run('--help')).said).toContain('kyc approve <companyId>')
    expect((await run('kyc')).said).not.toContain('audit list')
    const one = await run('kyc', 'reject', '--help')
    expect(one.exitCode).toBe(0)
    expect(one.said).toContain('--reason "…"')
    expect(one.said).toContain('--kyc-id')
  })

  it.each(actions.map((action) => [action.name, action] as const))(
    'documents every field of %s with a valid example',
    async (name, action) => {
      const command = commandOf(action)
      const { exitCode, said } = await run(command.subject, command.verb, '--help')
      expect(exitCode).toBe(0)
      for (const field of [...command.positional, ...command.options]) {
        expect(said).toContain(field.means)
        expect(field.means).not.toBe(field.name)
        // The act accepts the example of each field independently of the others.
        const value =
          field.type === 'json'
            ? JSON.parse(field.example)
            : field.type === 'number'
              ? Number(field.example)
              : field.type === 'boolean' || field.example
        const parsed = z.safeParse(action.input.shape[field.name] ?? z.never(), value)
        expect([field.name, parsed.success]).toEqual([field.name, field.type !== 'file'])
      }
      expect(said.includes('--dry-run')).toBe(!action.reads)
      expect(action.reads !== undefined || !name.endsWith('-list')).toBe(true)
    },
  )

  it('explains what to do if the stack is not running', async () => {
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
