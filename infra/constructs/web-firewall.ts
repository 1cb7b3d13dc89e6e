import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import type { Environment } from '../environments.ts'
import { FirewallLog } from './firewall-log.ts'

/** Managed rule groups. Those against SQL are left out: there is no SQL, and a good password may look like it. */
const managedLists = [
  'AWSManagedRulesAmazonIpReputationList',
  'AWSManagedRulesCommonRuleSet',
  'AWSManagedRulesKnownBadInputsRuleSet',
] as const

/**
 * Rules that only count. A form with many persons has a large body, and so has a small file uploaded past the bucket:
 * the API itself rejects what is too long for its schema.
 */
const countedOnly: Partial<Record<(typeof managedLists)[number], readonly string[]>> = {
  AWSManagedRulesCommonRuleSet: ['SizeRestrictions_BODY'],
}

/** Requests from one network address in five minutes. A mobile network has thousands of people behind one address. */
const callsAllowed = 3000

/** Of these, requests that try passwords and codes or cause mails; the portal counts them as well. */
const triesAllowed = 300

/**
 * Paths for trying passwords and codes, and for requesting mails and SMS. Calls with the secret of a mailed link during
 * a signing are excluded: a board behind one address makes them every five seconds, and the secret cannot be guessed.
 */
const triedPaths = [
  '/api/login',
  '/api/accessToken/login',
  '/api/register',
  '/api/user/send',
  '/api/user/activate',
  '/api/user/phoneVerified',
  '/api/user/change-phone',
  '/metadata/clientuser/updateBasicClientUser',
  '/metadata/clientuser/invitation/',
  '/api/agreements/signing/code',
  '/api/agreements/signing/identify',
  '/api/agreements/signing/renew',
  '/api/agreements/verify',
  '/auth/clientUser/',
  '/user/forgot',
  '/code',
  '/api/payo/',
] as const

const visibility = (name: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName: name,
  cloudWatchMetricsEnabled: true,
  // Three hours of samples, needed to distinguish a false alarm from an attack. Redacted: `secretFields`.
  sampledRequestsEnabled: true,
})

/** Headers with tokens, or with an address that contains one. */
const secretHeaders = ['authorization', 'cookie', 'idempotency-key', 'referer'] as const

/**
 * The parts of a request that are redacted from the firewall's samples and logs: tokens and input. A path contains only
 * ids.
 */
const secretFields: CfnWebACL.FieldToProtectProperty[] = [
  { fieldType: 'SINGLE_HEADER', fieldKeys: [...secretHeaders] },
  { fieldType: 'QUERY_STRING' },
  { fieldType: 'BODY' },
]

/** A path normalised as the API reads it. Lower case matches more than necessary. */
const asRead = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ priority, type }))

const startsWith = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path.toLowerCase(),
    textTransformations: asRead,
  },
})

/** The distribution's firewall: managed rules against known attacks, and rate limits by address. */
export class WebFirewall extends Construct {
  readonly arn: string
  /** The name of its metrics. */
  readonly metricName = 'WebAcl'

  constructor(scope: Construct, id: string, { environment }: { environment: Pick<Environment, 'name'> }) {
    super(scope, id)
    const lists = managedLists.map((name, index): CfnWebACL.RuleProperty => {
      const counted = countedOnly[name] ?? []
      return {
        name,
        priority: index,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: {
            vendorName: 'AWS',
            name,
            ...(counted.length > 0
              ? {
                  ruleActionOverrides: counted.map((rule) => ({
                    name: rule,
                    actionToUse: { count: {} },
                  })),
                }
              : {}),
          },
        },
        visibilityConfig: visibility(name),
      }
    })
    const limit = (
      name: string,
      priority: number,
      allowed: number,
      scopeDown?: CfnWebACL.StatementProperty,
    ) => ({
      name,
      priority,
      action: { block: { customResponse: { responseCode: 429 } } },
      statement: {
        rateBasedStatement: {
          aggregateKeyType: 'IP',
          evaluationWindowSec: 300,
          limit: allowed,
          ...(scopeDown ? { scopeDownStatement: scopeDown } : {}),
        },
      },
      visibilityConfig: visibility(name),
    })
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(this.metricName),
      dataProtectionConfig: {
        dataProtections: secretFields.map((field) => ({
          field,
          action: 'SUBSTITUTION',
          excludeRuleMatchDetails: false,
          excludeRateBasedDetails: false,
        })),
      },
      rules: [
        ...lists,
        limit('TriesByAddress', 10, triesAllowed, {
          orStatement: { statements: triedPaths.map(startsWith) },
        }),
        limit('CallsByAddress', 11, callsAllowed),
      ],
    })
    this.arn = acl.attrArn
    new FirewallLog(this, 'Log', { environment, acl, secretHeaders })
  }
}
