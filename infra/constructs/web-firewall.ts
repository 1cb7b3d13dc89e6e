import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'

/**
 * Lists that AWS keeps. Those against SQL are left out: there is no SQL behind, and a good password may look like it.
 */
const managedLists = [
  'AWSManagedRulesAmazonIpReputationList',
  'AWSManagedRulesCommonRuleSet',
  'AWSManagedRulesKnownBadInputsRuleSet',
] as const

/**
 * Rules of the lists that only count. A form of many persons has a large body, and so has a small file where
 * the bucket is out of a browser's reach: the API refuses what is too long for its schema by itself.
 */
const countedOnly: Partial<Record<(typeof managedLists)[number], readonly string[]>> = {
  AWSManagedRulesCommonRuleSet: ['SizeRestrictions_BODY'],
}

/** Calls of one network address in five minutes. A mobile network puts thousands of people behind one address. */
const callsAllowed = 3000

/** Of them those that try passwords and codes or have something sent; each is counted by the portal besides. */
const triesAllowed = 300

/**
 * Where passwords and codes are tried, and mails and SMS asked for. What only takes the secret of a mailed link while a
 * signing is followed and read is left out: a board behind one address asks for it every five seconds, and nobody guesses it.
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
  // Three hours of examples: without them nobody can tell a false alarm from an attack. What they leave out: `secretFields`.
  sampledRequestsEnabled: true,
})

/**
 * What of a request is in no sample and no log of the firewall: tokens travel in these, and what people typed. A path
 * names ids alone.
 */
const secretFields: CfnWebACL.FieldToProtectProperty[] = [
  { fieldType: 'SINGLE_HEADER', fieldKeys: ['authorization', 'cookie', 'idempotency-key', 'referer'] },
  { fieldType: 'QUERY_STRING' },
  { fieldType: 'BODY' },
]

/** A path as the API will read it, however it was written. In lower case, which only counts more than is meant. */
const asRead = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ priority, type }))

const startsWith = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path.toLowerCase(),
    textTransformations: asRead,
  },
})

/** What the distribution asks before it lets a request through: lists of known attacks, and limits by address. */
export class WebFirewall extends Construct {
  readonly arn: string
  /** What its metrics are found by. */
  readonly metricName = 'WebAcl'

  constructor(scope: Construct, id: string) {
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
  }
}
