import { describe, expect, test } from 'vitest'
import { readDeployCommand } from '../../scripts/deploy/deploy-command.ts'

describe('npm run deploy', () => {
  test('deploys every stack in dependency order, and asks before widening rights', () => {
    expect(readDeployCommand(['--environment', 'staging'])).toEqual({
      environment: 'staging',
      args: ['deploy', '--all', '--require-approval', 'broadening'],
    })
  })

  test('deploys a single stack', () => {
    expect(readDeployCommand(['--environment', 'production', '--only', 'application', '--yes'])).toEqual({
      environment: 'production',
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
      args: ['diff', '--all'],
    })
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
