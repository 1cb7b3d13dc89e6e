import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pascalCase } from '../../infra/constructs/pascal-case.ts'
import { type LambdaName, lambdaNames } from '../../infra/lambdas.ts'
import type { Deployment } from './deployment.ts'
import type { Emulator } from './emulator.ts'
import { rehearsalFolder } from './install-emulator.ts'
import { allows, permissionsOf, type Statement, unusedPermissions } from './policy.ts'
import { reasonOfUnused } from './unused-kinds.ts'

interface RoleDetail {
  RoleName: string
  RolePolicyList: { PolicyDocument: { Statement: Statement[] } }[]
}

/** The statements of each Lambda's role, as they are deployed. */
const readPolicies = async (
  emulator: Emulator,
  deployment: Deployment,
): Promise<{ name: LambdaName; role: string; statements: Statement[] }[]> => {
  const roles = Object.entries(await deployment.resources('application', 'AWS::IAM::Role'))
  const { RoleDetailList } = (await emulator.call('iam', 'get_account_authorization_details', {
    Filter: ['Role'],
  })) as { RoleDetailList: RoleDetail[] }
  return lambdaNames.map((name) => {
    const role = roles.find(([id]) => id.startsWith(`${pascalCase(name)}FunctionRole`))?.[1] ?? ''
    const detail = RoleDetailList.find(({ RoleName }) => RoleName === role)
    if (!detail) throw new Error(`there is no role of ${name}`)
    return {
      name,
      role,
      statements: detail.RolePolicyList.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
    }
  })
}

/**
 * Takes each permission of each Lambda out and evaluates the recorded calls again. Those without which no call is denied
 * are listed in `unused-permissions.txt`, each with its reason. Throws with those that nothing explains.
 */
export const checkPermissions = async (emulator: Emulator, deployment: Deployment): Promise<string> => {
  const evaluations = emulator.evaluations()
  const lines: string[] = []
  const unexplained: string[] = []
  let [needed, skipped] = [0, 0]
  for (const { name, role, statements } of await readPolicies(emulator, deployment)) {
    const own = evaluations.filter((each) => each.role === role && !each.denied)
    // The emulator knows condition keys that it does not record, such as the prefix of a list of files.
    const calls = own.filter((each) => allows(statements, each))
    skipped += own.length - calls.length
    const unused = unusedPermissions(statements, calls)
    needed += permissionsOf(statements).length - unused.length
    for (const { statement, value } of unused) {
      const reason = reasonOfUnused(value)
      lines.push(`${name}: ${value} (${statement}): ${reason}`)
      if (!reason) unexplained.push(`${name}: ${value} (${statement})`)
    }
  }
  const file = join(rehearsalFolder, 'unused-permissions.txt')
  writeFileSync(file, `${lines.join('\n')}\n`)
  if (unexplained.length > 0)
    throw new Error(`nothing used these permissions, and nothing explains them:\n${unexplained.join('\n')}`)
  return `${needed} permissions are each needed by a recorded call; ${lines.length} are not, for the reasons in ${file}; ${skipped} calls cannot be evaluated again`
}
