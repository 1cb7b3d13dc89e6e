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

const endpoint = 'http://localhost.localstack.cloud:4566'

/** The account of whoever signs with its number in place of a key, and of all that is deployed here. */
export const localstackAccount = '000000000000'

/**
 * The variables for whatever deploys into LocalStack: those of the caller, but nothing that could lead to an account of
 * AWS. The name of the endpoint leads to this machine everywhere; S3 wants the bucket's name before its own.
 */
export const localstackVariables = (own: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(own).filter(([name]) => !/^(AWS|CDK)_/.test(name))),
  AWS_ACCESS_KEY_ID: localstackAccount,
  AWS_SECRET_ACCESS_KEY: 'none',
  AWS_ENDPOINT_URL: endpoint,
  AWS_ENDPOINT_URL_S3: endpoint.replace('://', '://s3.'),
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  ENVIRONMENT: 'dev',
})
