import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ScreenedSubject } from '#shared/screening/screened-subjects.ts'
import { connectScreening } from '../../../../functions/connectors/screening/connect-screening.ts'
import type { FieldEncryption } from '../../../../functions/data/field-encryption.ts'
import {
  type ScreeningSettings,
  screeningSettings,
} from '../../../../functions/runtime/screening-settings.ts'
import { screeningKey, startScreeningPeers } from '../../../sandbox/screening-peers.ts'

const peers = await startScreeningPeers()
beforeEach(() => {
  peers.line.isDown = false
})
afterAll(() => peers.stop())

/** With the minimum score of an environment that names none. */
const settingsOf = (engine: 'watchman' | 'yente'): ScreeningSettings =>
  screeningSettings.parse(
    engine === 'watchman'
      ? { engine, url: `${peers.url}/watchman` }
      : { engine, url: `${peers.url}/yente`, sealedApiKey: screeningKey },
  )

/** Nothing is encrypted here. */
const plain: FieldEncryption = { seal: async (value) => value, open: async (value) => value }

const connect = (settings: ScreeningSettings, answer: typeof fetch = fetch) =>
  connectScreening(
    {
      fetch: answer,
      clock: () => new Date('2026-11-02T01:00:00.000Z'),
      seal: plain,
    },
    settings,
  )

const person = (...names: string[]): ScreenedSubject => ({ kind: 'person', names, roles: ['director'] })
const company = (...names: string[]): ScreenedSubject => ({ kind: 'company', names, roles: ['company'] })
const holder = (name: string): ScreenedSubject => ({
  kind: 'account holder',
  names: [name],
  roles: ['payee'],
})

/** Removes the lists and the results from each response. */
const cut: typeof fetch = async (url, init) => {
  const response = await fetch(url, init)
  const body = (await response.json()) as Record<string, unknown>
  return Response.json({ ...body, lists: {}, responses: {} })
}

describe.each(['watchman', 'yente'] as const)('%s', (engine) => {
  test('finds names by characters and by romanisation, in the order of the subjects', async () => {
    const found = await (await connect(settingsOf(engine))).search([
      person('CHAN Tai Man'),
      person('莫幻影'),
      person('MO Huanying', '某人'),
      company('Phantom Tide Shipping Limited'),
      person('Phantom Tide Shipping Limited'),
      holder('幻潮航运有限公司'),
    ])
    expect(found.map((matches) => matches.map(({ entry }) => entry.entryId))).toEqual([
      [],
      ['INV-0001'],
      ['INV-0001'],
      ['INV-0002'],
      [],
      ['INV-0002'],
    ])
    expect(found[1]?.[0]).toEqual({
      score: engine === 'watchman' ? 0.690_412_5 : 1,
      entry: {
        list: engine === 'watchman' ? 'invented_list' : 'sanctions',
        entryId: 'INV-0001',
        name: 'MO Huanying',
        version: expect.stringMatching(engine === 'watchman' ? /^[0-9a-f]{32}$/ : peers.list.version),
        birthDate: '1961-02-03',
        countries: [engine === 'watchman' ? 'CN' : 'cn'],
        programmes: ['INVENTED-1'],
      },
    })
    expect(found[2]?.[0]?.score).toBe(engine === 'watchman' ? 0.812_25 : 1)
    expect(found[3]?.[0]?.entry.programmes).toEqual(['INVENTED-2'])
  })

  test('takes nothing as clear without a complete response', async () => {
    peers.line.isDown = true
    await expect((await connect(settingsOf(engine))).search([person('CHAN Tai Man')])).rejects.toThrow('503')
    peers.line.isDown = false
    await expect((await connect(settingsOf(engine), cut)).search([person('CHAN Tai Man')])).rejects.toThrow(
      engine === 'watchman' ? 'it has no list' : 'a query without a response',
    )
  })
})

test('yente refuses another key', async () => {
  const engine = await connect({ ...settingsOf('yente'), sealedApiKey: 'another' } as ScreeningSettings)
  await expect(engine.search([person('CHAN Tai Man')])).rejects.toThrow('401')
})
