import { describe, expect, test } from 'vitest'
import { type Environment, environments } from '../../../infra/environments.ts'
import { stackName } from '../../../infra/stacks/stack-name.ts'
import { environmentSteps, partsOf } from '../../../scripts/environment/environment-steps.ts'
import type { Facts } from '../../../scripts/environment/facts.ts'
import { checkSteps, showSteps } from '../../../scripts/environment/steps-table.ts'

const signIn = {
  issuer: 'https://identity.lender.com',
  audience: 'desk',
  clientId: 'console',
  personClaim: 'email',
  groupsClaim: 'groups',
  roles: {},
  secondFactors: ['mfa'],
  scope: 'openid',
}

/** An operator's environment in which every step is done. */
const environment: Environment = {
  ...environments.production,
  domainName: 'portal.lender.com',
  alarmMail: 'operations@lender.com',
  alarmPager: 'https://events.pager.com/integration/key/enqueue',
  timeStampUrl: 'https://tsa.authority.com',
  lender: {
    ...environments.production.lender,
    name: 'Lender Limited',
    licenceNumber: '1/2026',
    fps: { kind: 'fpsId', value: '1234567' },
    repaymentAccount: {
      bankName: 'Bank',
      swiftCode: 'BANKHKHH',
      accountName: 'Lender Limited',
      accountNumber: '1',
      paymentFile: { version: '03', characters: 'swift' },
    },
  },
  platforms: [
    {
      kind: 'amazon',
      id: 'amazon',
      name: 'Amazon',
      clientId: 'c',
      applicationId: 'amzn1.sp.solution.x',
      sealedClientSecret: 's',
    },
  ],
  deskAccess: { ...environments.production.deskAccess, signIn },
  screening: { engine: 'watchman', url: 'https://watchman.lender.com' },
}

const subscription = (region: string, protocol = 'email') => ({
  region,
  protocol,
  endpoint: 'operations@lender.com',
  isConfirmed: true,
})

const complete: Facts = {
  environment,
  now: new Date('2026-11-27T02:00:00Z'),
  concurrency: { value: 1000 },
  bootstrapped: { value: ['ap-southeast-1', 'us-east-1', 'ap-northeast-1'] },
  deployed: { value: partsOf(environment).map((part) => stackName(environment, part)) },
  nameServers: { value: { zone: ['a', 'b'], delegated: ['b', 'a'] } },
  alarmSubscriptions: {
    value: ['email', 'https'].flatMap((protocol) => [
      subscription('ap-southeast-1', protocol),
      subscription('us-east-1', protocol),
    ]),
  },
  mailsPerDay: { value: { 'ap-southeast-1': 50_000, 'ap-northeast-1': 50_000 } },
  isMailDomainVerified: { value: true },
  sms: { value: { isInSandbox: false, monthlyUsd: 500, senderId: 'LENDER' } },
  documentCertificate: { value: { isOfKey: true, validTo: new Date('2029-01-01T00:00:00Z') } },
  provider: { value: { issuer: signIn.issuer, hasPkce: true } },
  rates: { value: { benchmark: '2026-11-25', exchange: '2026-11-26' } },
  site: { value: 200 },
}

const stateOf = (facts: Facts, name: string) => {
  const step = environmentSteps.find((each) => each.name === name)
  if (!step) throw new Error(`there is no step ${name}`)
  return step.check(facts)
}

test('a complete environment misses nothing, and says what only a person can see', () => {
  const checked = checkSteps(complete)
  expect(checked.filter(({ state }) => state === 'missing')).toEqual([])
  expect(checked.filter(({ state }) => state === 'unseen').map(({ step }) => step.name)).toEqual([
    'bill of a cent paid by FPS',
    'variant of the payment file',
    'AWS Backup enabled for tables and buckets',
    'sender of SMS',
    'SMS to mainland China registered',
    'redirect addresses and permissions at the platforms',
    'staff of the command line',
    'redirects and claims at the identity provider',
  ])
  expect(showSteps(checked)).toMatch(/\n\d+ done, 0 missing, 8 cannot be seen$/)
})

test('the example settings of the repository count as missing', () => {
  const examples = checkSteps({
    ...complete,
    environment: environments.production,
    provider: { value: undefined },
  })
  expect(examples.filter(({ state }) => state === 'missing').map(({ step }) => step.name)).toEqual([
    'domain of your own',
    'details of the lender',
    'account for repayments',
    'variant of the payment file',
    'address for alarms',
    'on-call service confirmed',
    'a platform to link shops of',
    'engine that screens against sanctions lists',
    'time-stamp authority',
  ])
})

describe('a step is missing', () => {
  const set = (change: Partial<Environment>): Partial<Facts> => ({
    environment: { ...environment, ...change },
  })
  test.each<[string, string, Partial<Facts>, string]>([
    ['without budgets', 'budgets', set({ smsBudgetUsd: 0 }), 'smsBudgetUsd'],
    ['below the quota', 'quota of concurrent Lambdas', { concurrency: { value: 10 } }, 'fails below 380'],
    ['at a small quota', 'quota of concurrent Lambdas', { concurrency: { value: 400 } }, 'request 1000'],
    [
      'in a region without the CDK',
      'CDK bootstrapped',
      { bootstrapped: { value: ['us-east-1', 'ap-southeast-1'] } },
      'aws://<account>/ap-northeast-1',
    ],
    [
      'with other name servers',
      'domain delegated',
      { nameServers: { value: { zone: ['a', 'b'], delegated: ['a', 'x'] } } },
      'a b',
    ],
    [
      'without a zone',
      'domain delegated',
      { nameServers: { value: { zone: [], delegated: [] } } },
      '--only domain',
    ],
    ['without a stack', 'stacks deployed', { deployed: { value: [] } }, 'domain, edge, replica, data'],
    [
      'with an unconfirmed subscription',
      'alarm mails confirmed',
      {
        alarmSubscriptions: {
          value: [subscription('ap-southeast-1'), { ...subscription('us-east-1'), isConfirmed: false }],
        },
      },
      'us-east-1',
    ],
    [
      'with an on-call service of one region',
      'on-call service confirmed',
      { alarmSubscriptions: { value: [subscription('us-east-1', 'https')] } },
      'ap-southeast-1',
    ],
    ['without DKIM', 'mail domain verified', { isMailDomainVerified: { value: false } }, 'DKIM'],
    [
      'in the sandbox of the second region',
      'mails to anybody',
      { mailsPerDay: { value: { 'ap-southeast-1': 50_000, 'ap-northeast-1': 200 } } },
      'ap-northeast-1',
    ],
    [
      'in the sandbox of SMS',
      'SMS to anybody',
      { sms: { value: { isInSandbox: true, monthlyUsd: 500, senderId: 'L' } } },
      'sandbox',
    ],
    [
      'with another limit of SMS',
      'monthly limit of SMS',
      { sms: { value: { isInSandbox: false, monthlyUsd: 1, senderId: 'L' } } },
      'MonthlySpendLimit=500',
    ],
    [
      'without a sender',
      'sender of SMS',
      { sms: { value: { isInSandbox: false, monthlyUsd: 500, senderId: undefined } } },
      'DefaultSenderID',
    ],
    [
      'without the secret of a platform',
      'secrets of the platforms',
      set({ platforms: environment.platforms.map((each) => ({ ...each, sealedClientSecret: '' })) }),
      'amazon',
    ],
    [
      'with a draft at Amazon',
      "Amazon's app published",
      set({ platforms: environment.platforms.map((each) => ({ ...each, draft: true })) }),
      'draft',
    ],
    ['without a certificate', 'document certificate', { documentCertificate: { value: undefined } }, '.pem'],
    [
      'with a certificate of another key',
      'document certificate',
      { documentCertificate: { value: { isOfKey: false, validTo: new Date('2029-01-01') } } },
      'another key',
    ],
    [
      'with a certificate that ends soon',
      'document certificate',
      { documentCertificate: { value: { isOfKey: true, validTo: new Date('2027-01-01T00:00:00Z') } } },
      '2027-01-01',
    ],
    [
      'with another issuer',
      'identity provider of the console',
      { provider: { value: { issuer: 'https://other.com', hasPkce: true } } },
      'https://other.com',
    ],
    [
      'without PKCE',
      'identity provider of the console',
      { provider: { value: { issuer: signIn.issuer, hasPkce: false } } },
      'PKCE',
    ],
    [
      'with an old reference rate',
      'reference rate',
      { rates: { value: { benchmark: '2026-11-19', exchange: '2026-11-26' } } },
      '2026-11-19',
    ],
    [
      'without exchange rates',
      'exchange rates',
      { rates: { value: { benchmark: '2026-11-25', exchange: undefined } } },
      'run_job exchange-rate-refresh',
    ],
    ['behind a failing site', 'site reachable', { site: { value: 403 } }, '403'],
  ])('%s', (_, name, change, note) => {
    expect(stateOf({ ...complete, ...change }, name)).toEqual({
      state: 'missing',
      note: expect.stringContaining(note),
    })
    expect(stateOf(complete, name).state).not.toBe('missing')
  })
})

test('a fact that cannot be read is no missing step', () => {
  expect(
    stateOf({ ...complete, concurrency: { unseen: 'AccessDenied' } }, 'quota of concurrent Lambdas'),
  ).toEqual({
    state: 'unseen',
    note: 'AccessDenied',
  })
})
