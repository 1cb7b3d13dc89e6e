import { describe, expect, test } from 'vitest'
import { readDeployCommand } from '../../scripts/deploy/deploy-command.ts'

describe('npm run deploy', () => {
  test('deploys every stack in dependency order, and asks before widening rights', () => {
    expect(readDeployCommand(['--environment', 'staging'])).toEqual({
      environment: 'staging',
      hasPages: true,
      smokes: true,
      args: ['deploy', '--all', '--require-approval', 'broadening'],
    })
  })

  test('deploys a single stack', () => {
    expect(readDeployCommand(['--environment', 'production', '--only', 'application', '--yes'])).toEqual({
      environment: 'production',
      hasPages: false,
      smokes: true,
      args: [
        'deploy',
        'seller-portal-production-application',
        '--exclusively',
        '--require-approval',
        'never',
      ],
    })
  })

  test('only shows the changes', () => {
    expect(readDeployCommand(['--environment', 'dev', '--diff'])).toEqual({
      environment: 'dev',
      hasPages: true,
      smokes: false,
      args: ['diff', '--all'],
    })
  })

  test.each([
    [['--no-smoke'], false],
    [['--only', 'domain'], false],
    [['--only', 'application'], true],
    [['--only', 'site'], true],
  ])('with %j the smoke test follows: %s', (options, smokes) => {
    expect(readDeployCommand(['--environment', 'staging', ...options])).toMatchObject({ smokes })
  })

  test.each([
    [[], 'Say which environment'],
    [['--only', 'data'], 'Say which environment'],
    [['--environment', 'prod'], 'There is no environment prod.'],
    [['--environment', 'constructor'], 'There is no environment constructor.'],
    [['--environment', 'dev', '--only', 'everything'], 'There is no stack everything.'],
    [['--enviroment', 'dev'], "Unknown option '--enviroment'"],
    [['production'], 'Unexpected argument'],
  ])('refuses %j', (given, why) => {
    expect(readDeployCommand(given)).toContain(why)
  })
})
