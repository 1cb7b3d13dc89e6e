/**
 * Stands in for `@aws-sdk/endpoint-cache` in the Lambdas' bundles. The DynamoDB client makes one for services that tell
 * by a call of theirs where they are to be reached, which no Lambda has it do; the package brings two more.
 */
export class EndpointCache {
  get(): never {
    throw new Error('a Lambda discovers no endpoints')
  }
  getEndpoint = this.get
  set = this.get
  delete = this.get
}
