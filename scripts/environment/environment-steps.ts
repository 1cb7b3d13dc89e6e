import { addDays, businessDate } from '#shared/time/business-date.ts'

import { type Environment, environments } from '../../infra/environments.ts'
import { edgeRegion } from '../../infra/stacks/edge-stack.ts'
import { type Part, parts, stackName } from '../../infra/stacks/stack-name.ts'
import type { Facts, Read } from './facts.ts'

/** The state of a step. `unseen`: it cannot be read from here; a person has to know. */
export interface StepState {
  state: 'done' | 'missing' | 'unseen'
  /** The present state, or what to do. */
  note: string
}

export interface EnvironmentStep {
  name: string
  /** The step or heading of the runbook that describes it. */
  under: string
  check(facts: Facts): StepState
}

const done = (note = ''): StepState => ({ state: 'done', note })
const missing = (note: string): StepState => ({ state: 'missing', note })
const unseen = (note: string): StepState => ({ state: 'unseen', note })

/** Applies a rule to a fact that was read. */
const given = <Value>(fact: Read<Value>, rule: (value: Value) => StepState): StepState =>
  'unseen' in fact ? unseen(fact.unseen) : rule(fact.value)

/** Applies a rule where the environment needs the step. */
const ifNeeded = (isNeeded: boolean, rule: () => StepState): StepState =>
  isNeeded ? rule() : done('not needed by the settings')

/** Whether the domain is the repository's example in place of an operator's own. */
const isExample = (domainName: string): boolean => domainName.endsWith('.example')

/** Every region that the environment's stacks are in. */
export const regionsOf = ({ region, recovery }: Environment): string[] => [
  ...new Set([region, edgeRegion, ...(recovery ? [recovery.region] : [])]),
]

/** Regions that send mail and SMS, now or after a recovery. */
export const mailRegionsOf = ({ region, recovery }: Environment): string[] => [
  region,
  ...(recovery ? [recovery.region] : []),
]

/** The stacks that an environment consists of. */
export const partsOf = ({ recovery, deskAccess }: Environment): Part[] =>
  parts.filter((part) => {
    if (part === 'console') return deskAccess.signIn !== undefined
    return recovery !== undefined || !['replica', 'recovery', 'backup'].includes(part)
  })

/** The least that the reserved concurrency leaves room for, and the quota to request. */
const minConcurrency = 380
const wantedConcurrency = 1000

/** What SES allows within its sandbox. */
const sandboxMailsPerDay = 200

const warnDays = 90

const { lender: exampleLender } = environments.production

const wasConfirmed = (protocol: string) => (facts: Facts) => {
  const { environment, alarmSubscriptions } = facts
  return given(alarmSubscriptions, (subscriptions) => {
    const regions = [environment.region, edgeRegion].filter(
      (region) =>
        !subscriptions.some(
          (each) => each.region === region && each.protocol === protocol && each.isConfirmed,
        ),
    )
    return regions.length === 0 ? done() : missing(`confirm the subscription of ${regions.join(' and ')}`)
  })
}

const platformSteps: EnvironmentStep[] = [
  {
    name: 'a platform to link shops of',
    under: 'Connect the platforms',
    check: ({ environment: { platforms } }) =>
      platforms.length > 0
        ? done(platforms.map(({ id }) => id).join(', '))
        : missing('enter one in platforms: sellers cannot link a shop'),
  },
  {
    name: 'secrets of the platforms',
    under: 'Connect the platforms',
    check({ environment: { platforms, paymentPlatform } }) {
      const without = [...platforms, ...(paymentPlatform ? [paymentPlatform] : [])]
        .filter((platform) => 'sealedClientSecret' in platform && !platform.sealedClientSecret)
        .map((platform) => ('id' in platform ? platform.id : 'the payment platform'))
      return without.length === 0
        ? done()
        : missing(`encrypt them with scripts/encrypt-secret.ts: ${without.join(', ')}`)
    },
  },
  {
    name: 'redirect addresses and permissions at the platforms',
    under: 'Connect the platforms',
    check: ({ environment: { platforms, domainName } }) =>
      ifNeeded(platforms.length > 0, () =>
        unseen(`at each platform: https://${domainName}/financing/oauth/callback`),
      ),
  },
  {
    name: "Amazon's app published",
    under: 'Connect the platforms',
    check: ({ environment: { platforms } }) =>
      ifNeeded(
        platforms.some(({ kind }) => kind === 'amazon'),
        () =>
          platforms.some((platform) => platform.kind === 'amazon' && platform.draft)
            ? missing('publish it, and remove draft')
            : done(),
      ),
  },
]

const screeningStep: EnvironmentStep = {
  name: 'engine that screens against sanctions lists',
  under: 'Name a screening engine',
  check: ({ environment: { screening } }) =>
    screening
      ? done(`${screening.engine} at ${screening.url}`)
      : missing('enter one in screening: nothing is screened, and decisions go on without'),
}

/** Every manual step of a new environment, in the order of the runbook. */
export const environmentSteps: readonly EnvironmentStep[] = [
  {
    name: 'domain of your own',
    under: 'Enter the settings',
    check: ({ environment: { domainName } }) =>
      isExample(domainName) ? missing(`${domainName} is the repository's example`) : done(domainName),
  },
  {
    name: 'details of the lender',
    under: 'Enter the settings',
    check: ({ environment: { lender } }) =>
      lender.name === exampleLender.name || lender.licenceNumber === exampleLender.licenceNumber
        ? missing("the name or the licence is the repository's example")
        : done(lender.name),
  },
  {
    name: 'account for repayments',
    under: 'Accounts for repayments',
    check: ({ environment: { lender } }) =>
      lender.repaymentAccount.swiftCode === exampleLender.repaymentAccount.swiftCode
        ? missing("its bank is the repository's example")
        : done(lender.repaymentAccount.bankName),
  },
  {
    name: 'bill of a cent paid by FPS',
    under: 'Accounts for repayments',
    check: ({ environment: { lender } }) =>
      ifNeeded(lender.fps !== undefined, () => unseen('pay one, and see its reference in the statement')),
  },
  {
    name: 'variant of the payment file',
    under: "Choose the bank's payment file",
    check: ({ environment: { lender } }) =>
      (lender.payoutAccount ?? lender.repaymentAccount).paymentFile
        ? unseen('have the bank test a file before the first payout')
        : missing("enter paymentFile from the bank's guide"),
  },
  {
    name: 'address for alarms',
    under: 'Enter the settings',
    check: ({ environment: { alarmMail } }) => {
      if (!alarmMail) return missing('enter alarmMail: nobody is notified')
      return isExample(alarmMail) ? missing(`${alarmMail} is the repository's example`) : done(alarmMail)
    },
  },
  {
    name: 'budgets',
    under: 'Enter the settings',
    check: ({ environment: { monthlyBudgetUsd, smsBudgetUsd } }) =>
      monthlyBudgetUsd && smsBudgetUsd
        ? done(`${monthlyBudgetUsd} USD, of which SMS ${smsBudgetUsd} USD`)
        : missing('enter monthlyBudgetUsd and smsBudgetUsd'),
  },
  {
    name: 'quota of concurrent Lambdas',
    under: 'Raise the Lambda quota',
    check: ({ environment, concurrency }) =>
      given(concurrency, (quota) => {
        if (quota >= wantedConcurrency) return done(String(quota))
        if (environment.reservesConcurrency && quota < minConcurrency)
          return missing(
            `${quota}: the deployment fails below ${minConcurrency}; request ${wantedConcurrency}`,
          )
        return environment.reservesConcurrency
          ? missing(`${quota}: request ${wantedConcurrency}`)
          : done(String(quota))
      }),
  },
  {
    name: 'CDK bootstrapped',
    under: 'Bootstrap the CDK',
    check: ({ environment, bootstrapped }) =>
      given(bootstrapped, (regions) => {
        const others = regionsOf(environment).filter((region) => !regions.includes(region))
        return others.length === 0
          ? done(regions.join(', '))
          : missing(
              `npm exec cdk -- bootstrap ${others.map((region) => `aws://<account>/${region}`).join(' ')}`,
            )
      }),
  },
  {
    name: 'domain delegated',
    under: 'Delegate the domain',
    check: ({ environment, nameServers }) =>
      given(nameServers, ({ zone, delegated }) => {
        if (zone.length === 0)
          return missing(`npm run deploy -- --environment ${environment.name} --only domain`)
        return zone.every((server) => delegated.includes(server))
          ? done(environment.domainName)
          : missing(`enter as its name servers: ${zone.join(' ')}`)
      }),
  },
  {
    name: 'AWS Backup enabled for tables and buckets',
    under: 'Opt in to AWS Backup',
    check: ({ environment: { recovery } }) =>
      ifNeeded(recovery !== undefined, () =>
        unseen(`aws backup describe-region-settings, here and with --region ${recovery?.region}`),
      ),
  },
  {
    name: 'stacks deployed',
    under: 'Deploy all stacks',
    check: ({ environment, deployed }) =>
      given(deployed, (names) => {
        const others = partsOf(environment).filter((part) => !names.includes(stackName(environment, part)))
        return others.length === 0
          ? done()
          : missing(`${others.join(', ')}: npm run deploy -- --environment ${environment.name}`)
      }),
  },
  {
    name: 'alarm mails confirmed',
    under: 'Confirm the alarm mails',
    check: (facts) => ifNeeded(facts.environment.alarmMail !== undefined, () => wasConfirmed('email')(facts)),
  },
  {
    name: 'on-call service confirmed',
    under: 'Confirm the alarm mails',
    check: (facts) =>
      facts.environment.alarmPager
        ? wasConfirmed('https')(facts)
        : missing('enter alarmPager: alarms at night reach nobody'),
  },
  {
    name: 'mail domain verified',
    under: 'Move SES out of its sandbox',
    check: ({ isMailDomainVerified }) =>
      given(isMailDomainVerified, (is) =>
        is ? done() : missing('wait for its DKIM records; they need the delegated domain'),
      ),
  },
  {
    name: 'mails to anybody',
    under: 'Move SES out of its sandbox',
    check: ({ environment, mailsPerDay }) =>
      given(mailsPerDay, (allowed) => {
        const others = mailRegionsOf(environment).filter(
          (region) => (allowed[region] ?? 0) <= sandboxMailsPerDay,
        )
        return others.length === 0 ? done() : missing(`request production access in ${others.join(' and ')}`)
      }),
  },
  {
    name: 'SMS to anybody',
    under: 'Move SNS out of its sandbox',
    check: ({ sms }) =>
      given(sms, ({ isInSandbox }) => (isInSandbox ? missing('Text messaging, Exit SMS sandbox') : done())),
  },
  {
    name: 'monthly limit of SMS',
    under: 'Move SNS out of its sandbox',
    check: ({ environment: { smsBudgetUsd }, sms }) =>
      given(sms, ({ monthlyUsd }) => {
        if (smsBudgetUsd === undefined || monthlyUsd === smsBudgetUsd) return done(`${monthlyUsd} USD`)
        return missing(
          `aws sns set-sms-attributes --attributes MonthlySpendLimit=${smsBudgetUsd} (it is ${monthlyUsd})`,
        )
      }),
  },
  {
    name: 'sender of SMS',
    under: 'Move SNS out of its sandbox',
    check: ({ sms }) =>
      given(sms, ({ senderId }) =>
        senderId
          ? unseen(`${senderId}: Hong Kong requires it registered with AWS`)
          : missing(
              'aws sns set-sms-attributes --attributes DefaultSMSType=Transactional,DefaultSenderID=<sender>',
            ),
      ),
  },
  {
    name: 'SMS to mainland China registered',
    under: 'Move SNS out of its sandbox',
    check: () => unseen('a support case with AWS'),
  },
  ...platformSteps,
  screeningStep,
  {
    name: 'document certificate',
    under: 'Install the document certificate',
    check: ({ environment, now, documentCertificate }) =>
      given(documentCertificate, (certificate) => {
        if (!certificate) return missing(`infra/certificates/${environment.name}.pem does not exist`)
        if (!certificate.isOfKey) return missing('it is of another key: request one of PaperKeyArn')
        const until = certificate.validTo.toISOString().slice(0, 10)
        const days = (certificate.validTo.getTime() - now.getTime()) / 86_400_000
        return days < warnDays ? missing(`replace it: valid until ${until}`) : done(`valid until ${until}`)
      }),
  },
  {
    name: 'time-stamp authority',
    under: 'Certify documents',
    check: ({ environment: { timeStampUrl } }) =>
      timeStampUrl ? done(timeStampUrl) : missing('enter timeStampUrl: documents carry no trusted time'),
  },
  {
    name: 'staff of the command line',
    under: "Give the lender's staff access",
    check: ({ environment: { name } }) => unseen(`who has the policy seller-portal-${name}-desk`),
  },
  {
    name: 'identity provider of the console',
    under: "Give the lender's staff access",
    check: ({ environment: { deskAccess }, provider }) =>
      given(provider, (found) => {
        if (!found) return done('none: the command line alone')
        if (found.issuer !== deskAccess.signIn?.issuer) return missing(`its issuer is ${found.issuer}`)
        return found.hasPkce ? done(found.issuer) : missing('it does not offer PKCE with S256')
      }),
  },
  {
    name: 'redirects and claims at the identity provider',
    under: "Give the lender's staff access",
    check: ({ environment: { deskAccess, domainName } }) =>
      ifNeeded(deskAccess.signIn !== undefined, () =>
        unseen(`redirect https://desk.${domainName}/signed-in; sign in once with each role`),
      ),
  },
  {
    name: 'reference rate',
    under: 'Fetch the rates',
    check: ({ environment: { benchmarkMaxAgeDays }, now, rates }) =>
      given(rates, ({ benchmark }) =>
        benchmark && benchmark >= addDays(businessDate(now), -benchmarkMaxAgeDays)
          ? done(benchmark)
          : missing(`run_job benchmark-refresh${benchmark ? ` (the latest is of ${benchmark})` : ''}`),
      ),
  },
  {
    name: 'exchange rates',
    under: 'Fetch the rates',
    check: ({ now, rates }) =>
      given(rates, ({ exchange }) =>
        exchange && exchange >= addDays(businessDate(now), -7)
          ? done(exchange)
          : missing(`run_job exchange-rate-refresh${exchange ? ` (the latest are of ${exchange})` : ''}`),
      ),
  },
  {
    name: 'site reachable',
    under: 'Check',
    check: ({ environment: { domainName }, site }) =>
      given(site, (status) =>
        status === 200
          ? done(`https://${domainName}/`)
          : missing(`https://${domainName}/ responds with ${status}`),
      ),
  },
]
