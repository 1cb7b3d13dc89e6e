import { expect, test } from 'vitest'
import { environments } from '../../../infra/environments.ts'
import { environmentSteps } from '../../../scripts/environment/environment-steps.ts'
import type { Facts } from '../../../scripts/environment/facts.ts'
import { type Changes, performSteps, scriptedSteps } from '../../../scripts/environment/scripted-steps.ts'
import { checkSteps } from '../../../scripts/environment/steps-table.ts'

const unseen = { unseen: 'AccessDenied' }

/** A new account: nothing is done. */
const facts: Facts = {
  environment: environments.production,
  now: new Date('2026-11-27T02:00:00Z'),
  concurrency: unseen,
  bootstrapped: { value: ['us-east-1'] },
  deployed: { value: [] },
  nameServers: { value: { zone: [], delegated: [] } },
  alarmSubscriptions: { value: [] },
  mailsPerDay: { value: {} },
  isMailDomainVerified: { value: false },
  sms: { value: { isInSandbox: true, monthlyUsd: 1, senderId: undefined } },
  documentCertificate: { value: undefined },
  provider: { value: undefined },
  rates: { value: { benchmark: undefined, exchange: undefined } },
  site: unseen,
}

const recording = (change: Partial<Changes> = {}) => {
  const made: string[] = []
  const changes: Changes = {
    bootstrap: async (regions) => void made.push(`bootstrap ${regions.join(' ')}`),
    limitSms: async (monthlyUsd) => void made.push(`limit ${monthlyUsd}`),
    runJob: async (job) => void made.push(`run ${job}`),
    ...change,
  }
  return { made, changes }
}

test('every scripted step is one of the check', () => {
  const names = new Set(environmentSteps.map(({ name }) => name))
  expect(Object.keys(scriptedSteps).filter((name) => !names.has(name))).toEqual([])
})

test('performs what is missing and scripted, and nothing else', async () => {
  const { made, changes } = recording()
  const performed = await performSteps(checkSteps(facts), facts, changes)
  expect(made).toEqual([
    'bootstrap ap-southeast-1 ap-northeast-1',
    'limit 500',
    'run benchmark-refresh',
    'run exchange-rate-refresh',
  ])
  expect(performed).toEqual(Object.keys(scriptedSteps).map((name) => ({ name })))
})

test('changes nothing where all is done, or cannot be seen', async () => {
  const { made, changes } = recording()
  const present: Facts = {
    ...facts,
    bootstrapped: unseen,
    sms: { value: { isInSandbox: true, monthlyUsd: 500, senderId: undefined } },
    rates: { value: { benchmark: '2026-11-26', exchange: '2026-11-26' } },
  }
  expect(await performSteps(checkSteps(present), present, changes)).toEqual([])
  expect(made).toEqual([])
})

test('a fault is reported and does not stop the others', async () => {
  const { made, changes } = recording({
    limitSms: async () => {
      throw new Error('above the quota')
    },
  })
  const performed = await performSteps(checkSteps(facts), facts, changes)
  expect(performed.filter(({ fault }) => fault)).toEqual([
    { name: 'monthly limit of SMS', fault: 'above the quota' },
  ])
  expect(made).toHaveLength(3)
})
