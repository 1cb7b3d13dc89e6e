import type { PaymentConnector } from '../../../../functions/connectors/connector.ts'
import { createLianlianConnector } from '../../../../functions/connectors/lianlian/lianlian-connector.ts'
import { lianlianSettings } from '../../../../functions/connectors/lianlian/settings.ts'
import { createLianlian, lianlian } from '../../../../scripts/sandbox/lianlian/lianlian.ts'
import { readVendorDefinition, type VendorDefinition } from '../../../support/vendor-definition.ts'
import type { TestedPlatform } from '../sandbox-shop.ts'

interface Exported {
  apis: Record<string, Pick<VendorDefinition, 'paths'> & { refs: Record<string, Record<string, unknown>> }>
}

/** The definition of the user API; the export stores the referenced schemas separately from the paths. */
const definitionOf = ({ apis }: Exported): VendorDefinition[] => {
  const api = apis['llp-api-userapi-regular']
  if (!api) return []
  const definitions = Object.fromEntries(
    Object.entries(api.refs).map(([reference, schema]) => [reference.replace('#/definitions/', ''), schema]),
  )
  // `authStatus` is declared as an object, but described as one of four texts.
  return [{ paths: api.paths, definitions: { ...definitions, authStatus: { type: 'string' } } }]
}

const exported = readVendorDefinition('lianlian-global.json') as unknown as Exported | undefined

export const testedLianlian: TestedPlatform<PaymentConnector> = {
  sandbox: lianlian,
  createPeer: createLianlian,
  connect: (deps, settings, secret) =>
    createLianlianConnector(deps, lianlianSettings.parse(settings), secret),
  definitions: exported ? definitionOf(exported) : [],
}

interface WithExamples {
  responses?: Record<string, { examples?: Record<string, unknown> }>
}

/** The example responses of LianLian's definition; none without the file. */
export const exampleAnswers = Object.entries(testedLianlian.definitions?.[0]?.paths ?? {}).flatMap(
  ([path, operations]) =>
    Object.values(operations).flatMap((operation) => {
      const answer = (operation as WithExamples).responses?.['200']?.examples?.['application/json']
      return answer === undefined ? [] : [{ path, answer }]
    }),
)
