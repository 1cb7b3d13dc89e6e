import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { HttpClient } from '../journey/http-client.ts'
import type { LocalClient } from '../journey/local-client.ts'
import type { Deployment } from './deployment.ts'

/** Rotates the HMAC key behind the distributions' proofs, and rolls the release back. No call is refused meanwhile. */
export const rotateOriginKey = async (
  deployment: Deployment,
  { runJob }: LocalClient,
  seller: HttpClient,
): Promise<string> => {
  const { settings, environment } = deployment
  for (const originSecretVersion of [environment.originSecretVersion + 1, environment.originSecretVersion]) {
    deployment.settings = { ...settings, originSecretVersion }
    await deployment.deploy('--only', 'application')
    // The edge still signs by its former key until the job has run.
    await seller.call(accountEndpoints.getCallerIp, {})
    await runJob('origin-key')
    await seller.call(accountEndpoints.getCallerIp, {})
  }
  deployment.settings = settings
  return 'forth and back without a refused call'
}
