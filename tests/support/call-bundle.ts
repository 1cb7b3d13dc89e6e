import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Config } from '../../functions/runtime/config.ts'

const run = promisify(execFile)

/** The environment in which a Lambda would find this configuration. */
const variablesOf = ({ endpoints, ...config }: Config): Record<string, string> => ({
  TABLE_NAME: config.tableName,
  FILES_BUCKET: config.filesBucket,
  SEAL_KEY_ID: config.sealKeyId,
  SITE_URL: config.siteUrl,
  MAIL_FROM: config.mailFrom,
  BRAND_NAME: JSON.stringify(config.brandName),
  LENDER: JSON.stringify(config.lender),
  PLATFORMS: JSON.stringify(config.platforms),
  BENCHMARK_MAX_AGE_DAYS: String(config.benchmarkMaxAgeDays),
  ...(config.earlySettlementOpinion ? { EARLY_SETTLEMENT_OPINION: config.earlySettlementOpinion } : {}),
  NETWORK_LIMITS: JSON.stringify(config.networkLimits),
  AWS_REGION: config.region,
  AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  ...Object.fromEntries(
    Object.entries(endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service.toUpperCase()}`, url]),
  ),
})

const program = `
const { bundle, event } = JSON.parse(process.env.CALL)
const { handler } = await import(bundle)
process.stdout.write('\\n' + JSON.stringify(await handler(event, {})))
process.exit(0)`

/** The response of a bundle's handler in a separate process, as in a Lambda. */
export const callBundle = async <Answer>(
  bundle: string,
  event: object,
  config: Config,
  variables: Record<string, string> = {},
): Promise<Answer> => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    env: {
      ...variablesOf(config),
      ...variables,
      CALL: JSON.stringify({ bundle: pathToFileURL(bundle).href, event }),
    },
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Answer
}
