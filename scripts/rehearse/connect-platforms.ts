import { KMSClient } from '@aws-sdk/client-kms'
import { createFieldEncryption } from '../../functions/data/field-encryption.ts'
import type { Environment } from '../../infra/environments.ts'
import { platformVariables } from '../local/sandbox.ts'
import type { Deployment } from './deployment.ts'

/** Connects the sandbox's platforms as the runbook does: secrets encrypted with the environment's key, then an update. */
export const connectPlatforms = async (deployment: Deployment, sandboxUrl: string): Promise<void> => {
  const { SealKeyArn = '' } = await deployment.outputs('application')
  const seal = createFieldEncryption(
    async () => new KMSClient({ region: deployment.environment.region }),
    SealKeyArn,
    () => new Date(),
  )
  const { PLATFORMS = '', PAYMENT_PLATFORM = '' } = await platformVariables(sandboxUrl, seal)
  deployment.settings = {
    ...deployment.settings,
    platforms: JSON.parse(PLATFORMS) as Environment['platforms'],
    paymentPlatform: JSON.parse(PAYMENT_PLATFORM) as NonNullable<Environment['paymentPlatform']>,
  }
  await deployment.deploy('--only', 'application')
}
