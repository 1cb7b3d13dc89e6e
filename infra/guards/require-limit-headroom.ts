import { type App, Aspects, CfnResource, Stack } from 'aws-cdk-lib'
import { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import type { IConstruct } from 'constructs'

/** In bytes. Lambda refuses a function with more than 4,096. */
const maxVariables = 3500

/** CloudFormation refuses a template with more than 500. */
const maxResources = 400

/** Names and values. References count as their template text, which is longer than an ARN. */
const bytesOfVariables = (node: CfnFunction): number => {
  const { variables = {} } = (Stack.of(node).resolve(node.environment) ?? {}) as {
    variables?: Record<string, unknown>
  }
  return Object.entries(variables)
    .map(([name, value]) => name + (typeof value === 'string' ? value : JSON.stringify(value)))
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}

const resourcesIn = (stack: Stack): number =>
  stack.node.findAll().filter((node) => CfnResource.isCfnResource(node) && Stack.of(node) === stack).length

const faultOf = (node: IConstruct): string | undefined => {
  if (node instanceof CfnFunction && bytesOfVariables(node) > maxVariables)
    return `has ${bytesOfVariables(node)} bytes of variables, more than ${maxVariables}`
  if (Stack.isStack(node) && resourcesIn(node) > maxResources)
    return `has ${resourcesIn(node)} resources, more than ${maxResources}`
  return undefined
}

/** Fails the synthesis before a limit of AWS would fail a deployment. */
export const requireLimitHeadroom = (app: App): void =>
  Aspects.of(app).add({
    visit(node) {
      const fault = faultOf(node)
      if (fault) throw new Error(`${node.node.path} ${fault}`)
    },
  })
