import { productTerms } from '#shared/lending/product-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { createHttpClient } from '../journey/http-client.ts'
import { createLocalClient } from '../journey/local-client.ts'
import type { LoggedInSeller } from '../journey/seller.ts'
import { signUp } from '../journey/sign-up.ts'
import { startServedEngine } from '../local/engines/served-engine.ts'
import { type LocalStack, startLocalStack } from '../local/local-stack.ts'
import { localVariables } from '../local/local-variables.ts'

/** A local stack with somebody logged in. */
export interface BenchStack {
  stack: LocalStack
  seller: LoggedInSeller
  /** The environment variables of a Lambda in the stack. */
  variables: Record<string, string>
}

export const startBenchStack = async ({ site }: { site: boolean }): Promise<BenchStack> => {
  const stack = await startLocalStack({
    port: 0,
    dataDir: ':memory:',
    // Bundles that run as separate processes use it as well.
    startEngine: startServedEngine(),
    desk: 'auto',
    site,
    schedule: false,
  })
  const seller = await signUp({
    client: createHttpClient(stack.url),
    local: createLocalClient(stack.url),
    line: productLines.hook,
    repayment: productTerms.small_shop_financing.repayment[0],
    seller: {
      email: 'chan.tai.man@harbour-gift.example',
      phoneNumber: '13800138000',
      password: 'quay-light-2026',
      director: 'CHAN Tai Man',
    },
    say: () => {},
  })
  const { config } = stack.deps
  const { endpoints } = config
  return {
    stack,
    seller,
    variables: {
      ...localVariables(stack.url),
      PLATFORMS: JSON.stringify(config.platforms),
      DESK_ACCESS: JSON.stringify({ roles: { 'user/bench/': ['reviewer'] } }),
      TABLE_NAME: config.tableName,
      FILES_BUCKET: config.filesBucket,
      SEAL_KEY_ID: config.sealKeyId,
      AWS_REGION: config.region,
      AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb ?? '',
      AWS_ENDPOINT_URL_KMS: endpoints.kms ?? '',
      AWS_ENDPOINT_URL_S3: endpoints.s3 ?? '',
      AWS_ENDPOINT_URL_SES: endpoints.ses ?? '',
      AWS_ENDPOINT_URL_SNS: endpoints.sns ?? '',
      AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? '',
      AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
    },
  }
}
