import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (each) => `&#${each.charCodeAt(0)};`)

/** A result of AWS's query protocol (SES v1, SNS). */
export const sendResult = (
  response: ServerResponse,
  action: string,
  result: Record<string, string>,
): void => {
  const fields = Object.entries(result).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
  response
    .writeHead(200, { 'content-type': 'text/xml' })
    .end(
      `<${action}Response><${action}Result>${fields.join('')}</${action}Result>` +
        `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></${action}Response>`,
    )
}

/** An error of the query protocol, in AWS's format. */
export const sendError = (response: ServerResponse, code: string, message: string): void => {
  response
    .writeHead(400, { 'content-type': 'text/xml' })
    .end(
      `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>` +
        `<RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
    )
}
