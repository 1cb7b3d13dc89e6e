import { expect, test } from 'vitest'
import { allAbuseSignals } from '../../functions/http/abuse-signal.ts'
import { schedules } from '../../functions/jobs/schedules.ts'
import { environments } from '../../infra/environments.ts'
import { fixedResources } from '../../scripts/bench/costs/use-profile.ts'
import { createTestPortal, type Resource, resourcesOf, templatesOf } from './synthesise.ts'

const templates = Object.values(templatesOf(createTestPortal(environments.production)))

const all = (type: string): Resource[] => templates.flatMap((template) => resourcesOf(template, type))

const metricsOf = ({ Properties: { Metrics } }: Resource): number =>
  Metrics ? (Metrics as { MetricStat?: object }[]).filter(({ MetricStat }) => MetricStat).length : 1

test('the computed costs match production’s resources before its first seller', () => {
  const [firewall] = all('AWS::WAFv2::WebACL')
  expect(fixedResources).toEqual({
    keys: all('AWS::KMS::Key').length,
    secrets: all('AWS::SecretsManager::Secret').length,
    alarmMetrics: all('AWS::CloudWatch::Alarm').reduce((sum, alarm) => sum + metricsOf(alarm), 0),
    dashboards: all('AWS::CloudWatch::Dashboard').length,
    // One metric per job and per abuse signal; one each for stuck events, late scans, malware, changed audit
    // entries, removed factors, stalled passkeys and calls past the distribution.
    metrics: schedules.length + allAbuseSignals.length + 7,
    firewallRules: firewall?.Properties.Rules.length,
  })
})
