/** What the CDK does otherwise than it used to. Here, and not in `cdk.json`, so that every synthesis has the same. */
export const featureFlags = {
  '@aws-cdk/core:enablePartitionLiterals': true,
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-s3:createDefaultLoggingPolicy': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  // What the templates say is held against CloudFormation's own schemas, and a fault or a doubt ends the synthesis.
  '@aws-cdk/core:validateAgainstDefaultRules': true,
  '@aws-cdk/core:strictCfnValidateErrors': true,
}
