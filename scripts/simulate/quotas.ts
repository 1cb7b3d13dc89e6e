import { environments } from '../../infra/environments.ts'
import { areas, reservedConcurrency } from '../../infra/lambdas.ts'
import { areaOfCall } from '../bench/costs/call-times.ts'
import { prices } from '../bench/costs/prices.ts'
import { profile } from '../bench/costs/use-profile.ts'
import {
  busiestMinute,
  callNames,
  callsASecond,
  concurrentCalls,
  concurrentPlatformCalls,
  eventsASecond,
  type MeasuredUnits,
  tableUnitsASecond,
  type Use,
  workASecond,
} from './load.ts'

const daysOfMonth = 30

/** Calls of the API and files of the site that a visit of the home makes, of which the firewall counts 3,000 in five minutes. */
const requestsOfHome = 20
const callsAllowed = 3000

/** Visits of a seller in a month. */
const visits = 8

/** The part of all visits that comes through one address of a mobile carrier. */
const carriersPart = 0.02

/** The duration of an event that waits for no platform. */
const eventSeconds = 0.15

/** The uses of an account's quotas, by default or by the environment's settings. A quota is raised on request. */
export const quotaUses = (sellers: number, units: MeasuredUnits): Use[] => {
  const { account = 0, events = 0, 'bulk-events': bulk = 0 } = reservedConcurrency
  const reserved = Object.values(reservedConcurrency).reduce((sum, each) => sum + each, 0)
  const inAccount = callNames.filter((name) => areaOfCall(name) === 'account')
  const others = areas.flatMap((area) =>
    area === 'account' ? [] : callNames.filter((name) => areaOfCall(name) === area),
  )
  const mailsOfDay = (sellers * profile.mails) / daysOfMonth
  const sms = sellers * profile.newShare * profile.onboardingSms
  const visitsOfFiveMinutes = (sellers * visits * busiestMinute * 5) / daysOfMonth
  return [
    {
      name: 'SMS: the month’s allowance (`smsBudgetUsd`)',
      used: sms * prices.sms,
      limit: environments.production.smsBudgetUsd ?? 0,
      unit: 'USD a month',
      note: 'The alarm `sms-spent` goes off at four fifths of the setting. Raise it with the signups, at SNS as well.',
    },
    {
      name: 'SES: mails of a day',
      used: mailsOfDay,
      limit: 50_000,
      unit: 'mails a day',
      note: 'Raised on request; SES grants more to senders with few bounces.',
    },
    {
      name: 'SES: mails of a second',
      used: (mailsOfDay * busiestMinute) / 60,
      limit: 14,
      unit: 'mails a second',
      note: 'Raised with the quota of a day. The stream repeats what SES throttles.',
    },
    {
      name: 'firewall: requests behind one carrier’s address, which has a fiftieth of all visits',
      used: visitsOfFiveMinutes * carriersPart * requestsOfHome,
      limit: callsAllowed,
      unit: 'requests in five minutes',
      note: 'That is 150 homes in five minutes. Raise `callsAllowed` (`infra/constructs/web-firewall.ts`) when the log of blocked requests shows a carrier.',
    },
    {
      name: 'API Gateway: requests of a second',
      used: callsASecond(sellers),
      limit: 10_000,
      unit: 'requests a second',
    },
    {
      name: 'Lambda: calls at once, beside the account area',
      used: concurrentCalls(sellers, units, others),
      limit: 1000 - reserved,
      unit: 'Lambdas',
    },
    {
      name: 'Lambda: calls of the account area at once',
      used: concurrentCalls(sellers, units, inAccount),
      limit: account,
      unit: 'Lambdas',
    },
    {
      name: 'Lambda: events at once, priority lane',
      used: eventsASecond(sellers, units) * eventSeconds,
      limit: events,
      unit: 'Lambdas',
    },
    {
      name: 'Lambda: synchronisations at once, bulk lane',
      used: concurrentPlatformCalls(sellers),
      limit: bulk,
      unit: 'Lambdas',
    },
    {
      name: 'DynamoDB: write units of a second, the whole table',
      used: tableUnitsASecond(sellers, units, 'writes'),
      limit: 40_000,
      unit: 'units a second',
    },
    {
      name: 'DynamoDB: read units of a second, the whole table',
      used: tableUnitsASecond(sellers, units, 'reads'),
      limit: 40_000,
      unit: 'units a second',
    },
    {
      name: 'KMS: requests of a second',
      used: workASecond(sellers, ['shop-reading', 'payment-balance-refresh']) * 3,
      limit: 10_000,
      unit: 'requests a second',
    },
  ]
}
