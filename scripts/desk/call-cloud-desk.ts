import type { LambdaClient } from '@aws-sdk/client-lambda'
import { deskFunctionName } from '../../functions/desk/desk-function-name.ts'
import { liveAlias } from '../../infra/live-alias.ts'
import { type DeskResponse, readResponseBody } from './desk-response.ts'

/** Calls an act in the back office of a deployed environment, with the caller's AWS credentials. */
export const callCloudDesk = async (
  environment: string,
  action: string,
  input: Record<string, unknown>,
  connect: () => Promise<LambdaClient> = async () =>
    new (await import('@aws-sdk/client-lambda')).LambdaClient(),
  send: typeof fetch = fetch,
): Promise<DeskResponse> => {
  try {
    const { GetFunctionUrlConfigCommand } = await import('@aws-sdk/client-lambda')
    const client = await connect()
    const FunctionName = deskFunctionName(environment)
    const { FunctionUrl = '' } = await client.send(
      new GetFunctionUrlConfigCommand({ FunctionName, Qualifier: liveAlias }),
    )
    const { host, pathname } = new URL(FunctionUrl)
    const body = JSON.stringify({ ...input, action })
    const signer = await client.config.signer()
    const { headers: signed } = await signer.sign({
      method: 'POST',
      protocol: 'https:',
      hostname: host,
      path: pathname,
      headers: { host, 'content-type': 'application/json' },
      body,
    })
    // fetch sets the host itself.
    const { host: _host, ...headers } = signed
    return await readResponseBody(
      await send(FunctionUrl, { method: 'POST', headers, body }),
      `The desk of ${environment} to ${action}`,
    )
  } catch (error) {
    // Errors of AWS (no credentials, no such function, not permitted) and of the network (no response).
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, message: `The desk of ${environment} cannot be asked: ${message.split('\n')[0]}` }
  }
}
