import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/**
 * Acknowledges findings of the security checks on a construct and its children: each with the reason why it is
 * acceptable.
 */
export const acknowledgeFindings = (
  construct: IConstruct,
  reasons: Readonly<Record<string, string>>,
): void => {
  for (const [rule, reason] of Object.entries(reasons))
    Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason })
}
