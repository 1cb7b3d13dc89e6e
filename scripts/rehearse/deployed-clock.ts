import { stackName } from '../../infra/stacks/stack-name.ts'
import type { Deployment } from './deployment.ts'
import type { Emulator } from './emulator.ts'

/** The clock of the deployed Lambdas: the machine's, moved by the parameter of their stack. */
export interface DeployedClock {
  now(): Date
  set(instant: string): Promise<void>
}

export const createDeployedClock = (emulator: Emulator, { environment }: Deployment): DeployedClock => {
  let offset = 0
  const StackName = stackName(environment, 'application')
  return {
    now: () => new Date(Date.now() + offset),
    async set(instant) {
      const next = Date.parse(instant) - Date.now()
      const { Stacks } = (await emulator.call('cloudformation', 'describe_stacks', { StackName })) as {
        Stacks: { Parameters: { ParameterKey: string }[] }[]
      }
      const parameters = (Stacks[0]?.Parameters ?? []).map(({ ParameterKey }) =>
        ParameterKey === 'ClockOffsetMs'
          ? { ParameterKey, ParameterValue: String(next) }
          : { ParameterKey, UsePreviousValue: true },
      )
      await emulator.call('cloudformation', 'update_stack', {
        StackName,
        UsePreviousTemplate: true,
        Parameters: parameters,
        Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM'],
      })
      await emulator.wait('cloudformation', 'stack_update_complete', {
        StackName,
        WaiterConfig: { Delay: 1 },
      })
      offset = next
    },
  }
}
