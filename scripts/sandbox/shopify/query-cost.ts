import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

const mutationCost = 10
const connectionCost = 2

const sizeOf = ({ arguments: given = [] }: FieldNode, variables: Variables): number => {
  const value = given.find(({ name }) => name.value === 'first')?.value
  if (value?.kind === 'IntValue') return Number(value.value)
  return value?.kind === 'Variable' ? Number(variables[value.name.value] ?? 0) : 0
}

const sum = (costs: readonly number[]): number => costs.reduce((total, cost) => total + cost, 0)

/** The fields of a connection that have one value for each entry. */
const entries = ['nodes', 'edges']

/**
 * The maximum cost of a query by Shopify's published rule: a scalar 0, an object 1, a mutation 10, and a connection its
 * size times the cost of an entry. Queries have no fragments.
 */
export const requestedCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
): number => {
  const costOf = (selection: SelectionSetNode, typeName: string, size = 1): number => {
    const type = schema.getType(typeName)
    const fields = isObjectType(type) ? type.getFields() : {}
    return sum(
      selection.selections.map((node) => {
        if (node.kind !== 'Field' || !node.selectionSet) return 0
        const field = fields[node.name.value]
        const inner = field && getNamedType(field.type)
        if (!inner || !isCompositeType(inner)) return 0
        if (typeName === schema.getMutationType()?.name) return mutationCost
        if (inner.name.endsWith('Connection'))
          return connectionCost + costOf(node.selectionSet, inner.name, sizeOf(node, variables))
        const times = entries.includes(node.name.value) ? size : 1
        return times * (1 + costOf(node.selectionSet, inner.name))
      }),
    )
  }
  return sum(
    document.definitions.map((definition) => {
      if (definition.kind !== 'OperationDefinition') return 0
      const root = schema.getRootType(definition.operation)
      return root ? costOf(definition.selectionSet, root.name) : 0
    }),
  )
}

/** The actual cost of a response: a point for each object. */
export const actualCost = (data: unknown): number => {
  if (Array.isArray(data)) return sum(data.map(actualCost))
  if (typeof data !== 'object' || data === null) return 0
  return 1 + sum(Object.values(data).map(actualCost))
}
