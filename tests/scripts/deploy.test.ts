import { describe, expect, test } from 'vitest'
import { readDeployCommand } from '../../scripts/deploy/deploy-command.ts'

describe('npm run deploy', () => {
  test('takes every stack, in the order of what each needs, and asks before it widens rights', () => {
    expect(readDeployCommand(['--environment', 'staging'])).toEqual({
      environment: 'staging',
      args: ['deploy', '--all', '--require-approval', 'broadening'],
    })
  })

  test('takes one stack alone', () => {
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

  test('only tells what would change', () => {
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
