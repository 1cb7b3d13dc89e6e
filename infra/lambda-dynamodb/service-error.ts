interface CancellationReason {
  Code?: string
}

/** DynamoDB's error response. */
export interface ErrorBody {
  /** The name, after a prefix: `com.amazonaws.dynamodb.v20120810#ThrottlingException`. */
  __type?: string
  message?: string
  Message?: string
  CancellationReasons?: CancellationReason[]
}

export class DynamoDBServiceException extends Error {
  readonly status: number

  constructor(name: string, message: string, status: number) {
    super(message)
    this.name = name
    this.status = status
  }
}

export class ConditionalCheckFailedException extends DynamoDBServiceException {}

export class TransactionConflictException extends DynamoDBServiceException {}

export class TransactionCanceledException extends DynamoDBServiceException {
  CancellationReasons: CancellationReason[] = []
}

const classes = {
  ConditionalCheckFailedException,
  TransactionConflictException,
  TransactionCanceledException,
} as const

/** The error that a response of another status than 200 is. */
export const errorOf = (status: number, text: string): DynamoDBServiceException => {
  let body: ErrorBody = {}
  try {
    body = JSON.parse(text) as ErrorBody
  } catch {
    // A proxy's page: its status says enough.
  }
  const { __type: type } = body
  const name = type?.split('#').at(-1) ?? `Status${status}`
  const known = Object.hasOwn(classes, name)
    ? classes[name as keyof typeof classes]
    : DynamoDBServiceException
  const error = new known(name, body.message ?? body.Message ?? '', status)
  if (error instanceof TransactionCanceledException)
    error.CancellationReasons = body.CancellationReasons ?? []
  return error
}
