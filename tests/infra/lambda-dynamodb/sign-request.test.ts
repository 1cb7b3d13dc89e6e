import { expect, test } from 'vitest'
import { signRequest } from '../../../infra/lambda-dynamodb/sign-request.ts'

const credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
}
const body = '{"TableName":"表"}'
const headers = {
  'content-type': 'application/x-amz-json-1.0',
  host: 'dynamodb.ap-southeast-1.amazonaws.com',
  // AWS's own signer adds it; DynamoDB does not require it.
  'x-amz-content-sha256': '34b96fb875c0e828101471726ff35c47aa6c617c7e06d2277b707cf06b20c03f',
  'x-amz-target': 'DynamoDB_20120810.GetItem',
}

// The signatures are those of AWS's own signer, @smithy/signature-v4, for the same requests.
test.each([
  [undefined, '37ae805d78b994efe47ece650161389d4095f5d0326d3e0b5ca6f89251360765'],
  ['session-token/with=signs', '2c7e92233f2b9fcd1d5badfc6de7d0f7f2048d576277f2ae8447ebc02f2993bf'],
])('a request with the session token %s has the signature of AWS’s own signer', (sessionToken, signature) => {
  const signed = signRequest(
    { headers, body },
    { ...credentials, ...(sessionToken ? { sessionToken } : {}) },
    'ap-southeast-1',
    new Date('2026-11-02T01:00:00.123Z'),
  )
  expect(signed).toMatchObject({ ...headers, 'x-amz-date': '20261102T010000Z' })
  expect(signed['x-amz-security-token']).toBe(sessionToken)
  const names = `content-type;host;x-amz-content-sha256;x-amz-date;${sessionToken ? 'x-amz-security-token;' : ''}x-amz-target`
  expect(signed['authorization']).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20261102/ap-southeast-1/dynamodb/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
  )
})
