import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import type { Environment } from '../environments.ts'

export interface FirewallLogProps {
  environment: Pick<Environment, 'name'>
  acl: CfnWebACL
  /** Headers that are redacted, in lower case. */
  secretHeaders: readonly string[]
}

/** What the firewall did to a request that is logged. */
const loggedActions = ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'] as const

/**
 * The log of requests that the firewall blocked, or that a counting rule matched; of others there is none. Tokens are
 * redacted: headers, and the whole query. It never contains a body.
 */
export class FirewallLog extends Construct {
  constructor(scope: Construct, id: string, { environment, acl, secretHeaders }: FirewallLogProps) {
    super(scope, id)
    const logGroup = new LogGroup(this, 'Requests', {
      // WAF delivers only to names that begin so.
      logGroupName: `aws-waf-logs-seller-portal-${environment.name}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      // Without the ":*" at the end of the group's own ARN.
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: logGroup.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [...secretHeaders.map((Name) => ({ singleHeader: { Name } })), { queryString: {} }],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: loggedActions.map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    })
  }
}
