import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { consoleHost, type Environment } from '../../infra/environments.ts'
import { startIdentityProvider } from '../local/console/identity-provider.ts'
import { localSignIn } from '../local/console/local-sign-in.ts'
import { type Front, openFront } from '../local/front.ts'
import { benchmarkUrls, exchangeRatesPath } from '../local/local-variables.ts'
import { createSandbox } from '../local/sandbox.ts'
import type { RehearsalSettings } from './deployment.ts'
import { rehearsalFolder } from './install-emulator.ts'
import { openSiteFront } from './open-front.ts'

/** The services besides AWS that a deployment calls, on this machine. */
export interface ExternalServices {
  readonly site: Front
  readonly console: Front
  /** The distributions' hosts, by the domains that lead to them. */
  readonly hosts: Record<string, string>
  /** The address of the platforms, and of the publishers of rates. */
  readonly sandboxUrl: string
  /** The settings that lead the deployment there. */
  readonly settings: RehearsalSettings
  close(): Promise<void>
}

export const startExternalServices = async (
  port: number,
  environment: Environment,
  clock: () => Date,
): Promise<ExternalServices> => {
  const hosts: Record<string, string> = {}
  const site = await openSiteFront(port, () => hosts[environment.domainName] ?? '')
  const console = await openSiteFront(port, () => hosts[consoleHost(environment)] ?? '')
  const sandbox = await openFront(0)
  const folder = join(rehearsalFolder, 'tmp', 'sandbox')
  mkdirSync(folder, { recursive: true })
  sandbox.serve(
    createSandbox({
      url: sandbox.url,
      portalUrl: `https://${environment.domainName}`,
      clock,
      brandName: environment.brandName.en,
      folderOf: (name) => join(folder, name),
    }),
  )
  const audience = `${console.url}/desk`
  const provider = await startIdentityProvider(console.url, audience)
  return {
    site,
    console,
    hosts,
    sandboxUrl: sandbox.url,
    settings: {
      benchmarkUrls: benchmarkUrls(sandbox.url),
      exchangeRatesUrl: `${sandbox.url}${exchangeRatesPath}`,
      deskAccess: {
        ...environment.deskAccess,
        signIn: localSignIn({ issuer: provider.issuer, audience }),
      },
    },
    async close() {
      provider.close()
      await Promise.all([site.close(), console.close(), sandbox.close()])
    },
  }
}
