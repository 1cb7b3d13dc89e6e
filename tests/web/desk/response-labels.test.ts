import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyAct } from '#shared/desk/all-acts.ts'
import { fields } from '../../../web/desk/i18n/zh-CN/fields.ts'
import { responseLabels } from '../../../web/desk/i18n/zh-CN/response-labels.ts'

const folder = join(import.meta.dirname, '../../../shared/desk')

/** Shared names that are not in responses: configuration, paths, acts and encodings. */
const noAnswers = /^(act|console-config|console-paths|text-encoding|work|desk-)|[.]acts[.]ts$/

/** The names of all response fields, as both sides declare them. */
const toldNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => !noAnswers.test(file))
    .flatMap((file) => {
      const names: string[] = []
      const { program } = parseSync(file, readFileSync(join(folder, file), 'utf8'))
      new Visitor({
        TSPropertySignature: ({ key }) => {
          if (key.type === 'Identifier') names.push(key.name)
        },
      }).visit(program)
      return names
    })

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** The names of all fields of a schema. */
const namesIn = ({ properties = {}, items, anyOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...[...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap(namesIn),
]

const declaredNames = (): string[] =>
  everyAct.flatMap(({ output }) =>
    output ? namesIn(z.toJSONSchema(output, { unrepresentable: 'any' }) as JsonSchema) : [],
  )

test('every declared response field has a label', () => {
  const words = { ...fields, ...responseLabels }
  const names = [...toldNames(), ...declaredNames()]
  expect(declaredNames()).toContain('lastFour')
  expect(names).toContain('facilityId')
  expect([...new Set(names)].filter((name) => !Object.hasOwn(words, name))).toEqual([])
})
