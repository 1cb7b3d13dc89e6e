import { expect, test } from 'vitest'
import { backupDays } from '../../infra/constructs/locked-vault.ts'
import { environments } from '../../infra/environments.ts'
import { fixedResources, tableBackups } from '../../scripts/bench/costs/use-profile.ts'
import { portalOf, type Resource, resourcesOf, templatesOf } from './synthesise.ts'

const templates = Object.values(templatesOf(portalOf(environments.production)))

const all = (type: string): Resource[] => templates.flatMap((template) => resourcesOf(template, type))

const metricsOf = ({ Properties: { Metrics } }: Resource): number =>
  Metrics ? (Metrics as { MetricStat?: object }[]).filter(({ MetricStat }) => MetricStat).length : 1

test('the computed costs match production’s resources before its first seller', () => {
  const [firewall] = all('AWS::WAFv2::WebACL')
  expect(fixedResources).toEqual({
    keys: all('AWS::KMS::Key').length + all('AWS::KMS::ReplicaKey').length,
    secrets: all('AWS::SecretsManager::Secret').length,
    alarmMetrics: all('AWS::CloudWatch::Alarm').reduce((sum, alarm) => sum + metricsOf(alarm), 0),
    dashboards: all('AWS::CloudWatch::Dashboard').length,
    firewallRules: firewall?.Properties.Rules.length,
  })
})

test('the computed costs match the backups that the plan keeps', () => {
  const plans = all('AWS::Backup::BackupPlan').map(
    ({ Properties }) =>
      Properties.BackupPlan.BackupPlanRule as {
        Lifecycle: { DeleteAfterDays: number }
        CopyActions?: { Lifecycle: { DeleteAfterDays: number } }[]
      }[],
  )
  const [rules = [], ...others] = plans.filter((each) =>
    each.some(({ CopyActions = [] }) => CopyActions.length > 0),
  )
  expect([others.length, plans.length]).toEqual([0, 2])
  const days = rules.map(({ Lifecycle, CopyActions }) => [
    Lifecycle.DeleteAfterDays,
    CopyActions?.[0]?.Lifecycle.DeleteAfterDays,
  ])
  // A rule for six days of the week, and one for the weekly copy, which is kept longer.
  expect(days).toEqual([
    [backupDays.here, backupDays.daily],
    [backupDays.here, backupDays.weekly],
  ])
  expect(tableBackups).toEqual({
    here: backupDays.here,
    copies: backupDays.daily - 1 + Math.ceil(backupDays.weekly / 7),
  })
})
