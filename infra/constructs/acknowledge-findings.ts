import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** Answers findings of the security checks on a construct, and on what is in it: each with why it is as it should be. */
export const acknowledgeFindings = (
  construct: IConstruct,
  reasons: Readonly<Record<string, string>>,
): void => {
  for (const [rule, reason] of Object.entries(reasons))
    Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason })
}
