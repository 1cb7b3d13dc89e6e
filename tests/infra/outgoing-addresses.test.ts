import { expect, test } from 'vitest'
import { environments } from '../../infra/environments.ts'
import { callsPlatforms, lambdaRights } from '../../infra/lambda-rights.ts'
import { lambdaNames } from '../../infra/lambdas.ts'
import { createTestPortal, portalOf, type Resource, resourcesOf, templatesOf } from './synthesise.ts'

const { production } = environments

const lambdaOf = (functions: Readonly<Record<string, Resource>>, name: string) => {
  const logicalName = name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
  const found = Object.entries(functions).find(([id]) => id.startsWith(`${logicalName}Function`))
  if (!found) throw new Error(`there is no Lambda ${name}`)
  return found[1]
}

test('no environment has fixed outgoing addresses unless it declares them', () => {
  const { application } = templatesOf(portalOf(production))
  for (const type of ['VPC', 'NatGateway', 'EIP'])
    expect(resourcesOf(application, `AWS::EC2::${type}`)).toEqual([])
})

test('the Lambdas that call platforms, and no others, leave from the declared addresses', () => {
  const outgoingAddresses = { gateways: 2 } as const
  const portal = createTestPortal({ ...production, outgoingAddresses }, { isValidated: true })
  const { application } = templatesOf(portal)
  expect(resourcesOf(application, 'AWS::EC2::NatGateway')).toHaveLength(2)
  const addresses = resourcesOf(application, 'AWS::EC2::EIP')
  expect(addresses).toHaveLength(2)
  // A redeployment under other addresses would lock the portal out of the platforms.
  expect(addresses.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(['Retain', 'Retain'])

  const functions = application.findResources('AWS::Lambda::Function') as Record<string, Resource>
  const within = lambdaNames.filter((name) => lambdaOf(functions, name).Properties.VpcConfig)
  expect(within).toEqual(lambdaNames.filter((name) => callsPlatforms(lambdaRights[name])))
  expect(within).toContain('bulk-events')
  expect(within).not.toContain('account')

  // The gateways bill each gigabyte: the table and the files are reached without them.
  expect(resourcesOf(application, 'AWS::EC2::VPCEndpoint')).toHaveLength(2)
  const [group] = resourcesOf(application, 'AWS::EC2::SecurityGroup')
  expect(group?.Properties.SecurityGroupIngress).toBeUndefined()
  expect(group?.Properties.SecurityGroupEgress).toMatchObject([{ FromPort: 443, ToPort: 443 }])
  expect(Object.keys(application.findOutputs('OutgoingAddresses'))).toHaveLength(1)
})
