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
