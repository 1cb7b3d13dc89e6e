import { randomUUID } from 'node:crypto'
import { defaultProvider } from '../lambda-credentials.ts'
import { createSender, type PlainResponse, type Timeouts } from './send-post.ts'
import { DynamoDBServiceException, errorOf } from './service-error.ts'
import { type Credentials, signRequest } from './sign-request.ts'

/** A call: its name and its input, in DynamoDB's own JSON. */
export class Command {
  readonly operation: string
  readonly input: object

  constructor(operation: string, input: object) {
    this.operation = operation
    this.input = input
  }
}

const throttles = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionInProgressException',
])

/** Whether the same call may succeed soon: a broken connection, a throttle or a fault of the service. */
const isTransient = (error: unknown): boolean =>
  !(error instanceof DynamoDBServiceException) || error.status >= 500 || throttles.has(error.name)

const firstPauseMs = 25

/** A pause that doubles with each attempt, of random length, so that repeated calls do not come at once. */
const pauseAfter = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * firstPauseMs * 2 ** attempt))

export interface ClientSettings {
  region: string
  endpoint?: string
  maxAttempts?: number
  requestHandler?: Partial<Timeouts>
}

/** An address in place of AWS's, as the SDK takes it from the environment. */
const addressOf = ({ region, endpoint }: ClientSettings): URL => {
  const { AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL } = process.env
  return new URL(
    endpoint ?? AWS_ENDPOINT_URL_DYNAMODB ?? AWS_ENDPOINT_URL ?? `https://dynamodb.${region}.amazonaws.com`,
  )
}

export class DynamoDBClient {
  /** Nothing here logs a call, as the SDK's middleware does that a caller removes. */
  readonly middlewareStack = { remove: (): boolean => false }
  readonly #region: string
  readonly #maxAttempts: number
  readonly #address: URL
  readonly #sender: ReturnType<typeof createSender>
  readonly #credentials: () => Promise<Credentials> = defaultProvider()

  constructor(settings: ClientSettings) {
    const { region, maxAttempts = 3, requestHandler } = settings
    this.#region = region
    this.#maxAttempts = maxAttempts
    this.#address = addressOf(settings)
    this.#sender = createSender(this.#address, {
      connectionTimeout: 1_000,
      requestTimeout: 4_000,
      ...requestHandler,
    })
  }

  async send({ operation, input }: Command): Promise<object> {
    // A transaction that is sent again after a lost response is the same one.
    const isTransaction = operation === 'TransactWriteItems'
    const body = JSON.stringify(isTransaction ? { ClientRequestToken: randomUUID(), ...input } : input)
    for (let attempt = 1; ; attempt++) {
      try {
        const { status, text } = await this.#post(operation, body)
        if (status !== 200) throw errorOf(status, text)
        return JSON.parse(text) as object
      } catch (error) {
        if (attempt >= this.#maxAttempts || !isTransient(error)) throw error
        await pauseAfter(attempt)
      }
    }
  }

  destroy(): void {
    this.#sender.close()
  }

  async #post(operation: string, body: string): Promise<PlainResponse> {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      host: this.#address.host,
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    }
    const signed = signRequest({ headers, body }, await this.#credentials(), this.#region, new Date())
    return this.#sender.post({ ...signed, 'content-length': String(Buffer.byteLength(body)) }, body)
  }
}
