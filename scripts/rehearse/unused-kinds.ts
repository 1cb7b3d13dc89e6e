/** Why a rehearsal leaves permissions of one kind unused. */
interface UnusedKind {
  kind: RegExp
  reason: string
}

/** The kinds of permissions that a rehearsal may leave unused, by action, resource or condition value. The first counts. */
const unusedKinds: readonly UnusedKind[] = [
  {
    kind: /^(?:xray|logs|sqs):|^arn:aws:(?:logs|sqs):|^\*$|^dynamodb:(?:ListStreams|DescribeStream|GetShardIterator|GetRecords)$|\/stream\//,
    reason:
      'AWS uses it with the role, for traces, logs, the stream and its dead letters; the emulator does not',
  },
  {
    kind: /^kms:(?:ViaService=|Encrypt$|ReEncrypt|GenerateDataKeyWithoutPlaintext$|DescribeKey$)/,
    reason:
      'the table and the bucket use the storage key on behalf of the role; those of the emulator are not encrypted',
  },
  {
    kind: /^(?:dynamodb|s3|kms):|^arn:aws:(?:dynamodb|s3|kms):/,
    reason:
      'calls that the rehearsal does not make use it: tests/infra/lambda-rights.test.ts finds each in the code',
  },
  {
    kind: /^arn:aws:ses:.*:configuration-set\//,
    reason: 'SES applies the configuration set by itself; the emulator has none',
  },
]

/** Why a permission may be unused; undefined if nothing explains it. */
export const reasonOfUnused = (permission: string): string | undefined =>
  unusedKinds.find(({ kind }) => kind.test(permission))?.reason
