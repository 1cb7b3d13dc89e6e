import { expect, test } from 'vitest'
import { environments } from '../../infra/environments.ts'
import { requireRealClock } from '../../infra/guards/require-real-clock.ts'

test.each([environments.dev, environments.staging, environments.production])(
  'the clock of $name cannot be moved',
  (environment) => {
    expect(() => requireRealClock(environment)).not.toThrow()
    expect(() => requireRealClock({ ...environment, movableClock: true })).toThrow(
      `the clock of ${environment.name} could be moved`,
    )
  },
)

test('the clock of the rehearsal can', () => {
  expect(() => requireRealClock(environments.rehearsal)).not.toThrow()
})
