/** An error as PayPal's REST API writes it. */
export class PaypalError extends Error {
  readonly status: number
  readonly code: string
  readonly details: readonly object[]
  constructor(status: number, code: string, message: string, details: readonly object[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}
