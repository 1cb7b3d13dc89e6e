import { gunzipSync } from 'node:zlib'
import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
  isEnumType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  isSpecifiedScalarType,
  NoDeprecatedCustomRule,
  parse,
  printSchema,
  validate,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import * as queries from '../../../../functions/connectors/shopify/queries.ts'
import { adminSchema } from '../../../../scripts/sandbox/shopify/admin-api.ts'
import { readVendorFile } from '../../../support/vendor-definition.ts'

const { apiVersion, ...sent } = queries

const readRealSchema = (): GraphQLSchema | undefined => {
  const file = readVendorFile(`shopify-admin_${apiVersion}.json.gz`)
  if (!file) return undefined
  const { data } = JSON.parse(gunzipSync(file).toString('utf8')) as { data: IntrospectionQuery }
  // Shopify deprecates elements where the specification does not permit it.
  return buildClientSchema(data, { assumeValid: true })
}

const real = readRealSchema()

const problemsOf = (schema: GraphQLSchema, query: string) =>
  validate(schema, parse(query)).map(({ message }) => message)

/** Fields that the vendor warns of. */
const deprecatedIn = (schema: GraphQLSchema, query: string) =>
  validate(schema, parse(query), [NoDeprecatedCustomRule]).map(({ message }) => message)

/** Every name and type that `part` has and `whole` has not, or has otherwise. */
const differences = (part: GraphQLSchema, whole: GraphQLSchema): string[] => {
  const types = Object.values(part.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  return types.flatMap((type) => {
    const other = whole.getType(type.name)
    if (other?.constructor !== type.constructor) return [type.name]
    if (isEnumType(type) && isEnumType(other))
      return type
        .getValues()
        .filter(({ name }) => !other.getValue(name))
        .map(({ name }) => `${type.name}.${name}`)
    if (!isObjectType(type) || !isObjectType(other)) return []
    return Object.values(type.getFields()).flatMap((field) => {
      const name = `${type.name}.${field.name}`
      const otherField = other.getFields()[field.name]
      if (String(otherField?.type) !== String(field.type)) return [name]
      const otherArguments = otherField?.args ?? []
      const known = field.args.map((argument) => {
        const same = otherArguments.find((each) => each.name === argument.name)
        const isSame =
          String(same?.type) === String(argument.type) && same?.defaultValue === argument.defaultValue
        return isSame ? [] : [`${name}(${argument.name})`]
      })
      const missing = otherArguments
        .filter((each) => isRequiredArgument(each) && !field.args.some((own) => own.name === each.name))
        .map((each) => `${name}(${each.name})`)
      return [...known.flat(), ...missing]
    })
  })
}

describe.each(Object.entries(sent))('%s', (_, query) => {
  it('is one that the peer answers', () => {
    expect(problemsOf(adminSchema, query)).toEqual([])
  })

  it('is one that the real schema has, of nothing that will be removed', () => {
    if (!real) return
    expect(problemsOf(real, query)).toEqual([])
    expect(deprecatedIn(real, query)).toEqual([])
  })
})

it('the peer’s schema is a part of the real one', () => {
  if (!real) return
  expect(differences(adminSchema, real)).toEqual([])
})

it('a schema with other names or types is no part of the real one', () => {
  if (!real) return
  const altered = printSchema(adminSchema)
    .replace('createdAt: DateTime\n', 'createdAt: DateTime!\n')
    .replace('refunds(first: Int)', 'refunds(first: Int, after: String)')
    .replace('CREATED_AT', 'MADE_AT')
  expect(differences(buildSchema(altered), real)).toEqual([
    'OrderSortKeys.MADE_AT',
    'Order.refunds(after)',
    'Refund.createdAt',
  ])
})
