import { spawnSync } from 'node:child_process'

/** What LocalStack needs and this machine does not have, in a line; undefined where it has all. */
export const findMissing = ({ LOCALSTACK_AUTH_TOKEN, ...rest }: NodeJS.ProcessEnv): string | undefined => {
  const docker = spawnSync('docker', ['compose', 'version'], { env: rest, stdio: 'ignore' })
  if (docker.status !== 0)
    return 'LocalStack needs Docker with its "compose" command: there is none on this machine.'
  const engine = spawnSync('docker', ['info'], { env: rest, stdio: 'ignore' })
  if (engine.status !== 0) return 'LocalStack needs Docker, which is not running: start it, and try again.'
  if (!LOCALSTACK_AUTH_TOKEN)
    return 'LocalStack needs LOCALSTACK_AUTH_TOKEN, a licence from localstack.cloud: its free services lack CloudFront, HTTP APIs and the web firewall.'
  return undefined
}
