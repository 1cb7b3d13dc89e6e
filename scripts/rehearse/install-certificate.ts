import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { issuerRole } from '../../infra/document-signers.ts'
import { projectRoot } from '../local/project-root.ts'
import type { Deployment } from './deployment.ts'
import { account, type Emulator } from './emulator.ts'

const allow = (Action: readonly string[], rest: object) =>
  JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action, ...rest }] })

/** Certifies documents as the runbook does: a temporary role issues the certificate, which the next deployment contains. */
export const installCertificate = async (
  emulator: Emulator,
  { environment, outputs }: Deployment,
): Promise<AsyncDisposable> => {
  const { PaperKeyArn = '' } = await outputs('application')
  const RoleName = issuerRole(environment)
  const PolicyName = 'issue'
  await emulator.call('iam', 'create_role', {
    RoleName,
    AssumeRolePolicyDocument: allow(['sts:AssumeRole'], { Principal: { AWS: account } }),
  })
  await emulator.call('iam', 'put_role_policy', {
    RoleName,
    PolicyName,
    PolicyDocument: allow(['kms:Sign', 'kms:GetPublicKey'], { Resource: PaperKeyArn }),
  })
  const { Credentials } = (await emulator.call('sts', 'assume_role', {
    RoleArn: `arn:aws:iam::${account}:role/${RoleName}`,
    RoleSessionName: 'rehearsal',
  })) as { Credentials: { AccessKeyId: string; SecretAccessKey: string; SessionToken: string } }
  const certificate = execFileSync(
    process.execPath,
    [
      join(projectRoot, 'scripts', 'issue-certificate.ts'),
      'self-signed',
      environment.lender.name,
      environment.brandName.en,
    ],
    {
      env: {
        ...emulator.variables,
        AWS_ACCESS_KEY_ID: Credentials.AccessKeyId,
        AWS_SECRET_ACCESS_KEY: Credentials.SecretAccessKey,
        AWS_SESSION_TOKEN: Credentials.SessionToken,
        CERTIFICATION_KEY_ID: PaperKeyArn,
      },
    },
  )
  await emulator.call('iam', 'delete_role_policy', { RoleName, PolicyName })
  await emulator.call('iam', 'delete_role', { RoleName })
  const file = join(projectRoot, 'infra', 'certificates', `${environment.name}.pem`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, certificate)
  return {
    async [Symbol.asyncDispose]() {
      rmSync(file)
    },
  }
}
