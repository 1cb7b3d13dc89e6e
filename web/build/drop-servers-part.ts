import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** A part of the text: from the first to before the second. */
interface Span {
  readonly start: number
  readonly end: number
}

/** What only the server reads of an endpoint's declaration. */
const serversPart = ['summary', 'params', 'query', 'headers', 'response', 'reads']

/** The areas whose forms hold what is entered to the declaration's own `body`. */
const checkedAreas = /\/shared\/(?:account|agreements)\//

const isWithin = (place: Span, spans: readonly Span[]): boolean =>
  spans.some(({ start, end }) => start <= place.start && place.end <= end)

/** The names that a statement of the module binds, where it is an import or a constant of the module's own. */
const namesBoundBy = (statement: ESTree.Program['body'][number]): readonly string[] => {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** The properties of the declarations in `program` that have one of `names`. */
const propertiesNamed = (names: readonly string[], program: ESTree.Program): readonly Span[] => {
  const found: Span[] = []
  const isNamed = (property: ESTree.ObjectPropertyKind): boolean =>
    property.type === 'Property' && property.key.type === 'Identifier' && names.includes(property.key.name)
  new Visitor({
    CallExpression({ callee, arguments: [declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return
      if (declaration?.type === 'ObjectExpression') found.push(...declaration.properties.filter(isNamed))
    },
  }).visit(program)
  return found
}

/** `dropped`, and the statements whose names nothing else is left to use: without them a screen does not load theirs. */
const withUnused = (program: ESTree.Program, dropped: readonly Span[]): readonly Span[] => {
  const uses: { name: string; place: Span }[] = []
  new Visitor({ Identifier: (node) => void uses.push({ name: node.name, place: node }) }).visit(program)
  const unused = program.body.filter((statement) => {
    const names = namesBoundBy(statement)
    const isUsed = ({ name, place }: (typeof uses)[number]) =>
      names.includes(name) && !isWithin(place, [statement, ...dropped])
    return names.length > 0 && !isWithin(statement, dropped) && !uses.some(isUsed)
  })
  return unused.length === 0 ? dropped : withUnused(program, [...dropped, ...unused])
}

/** The module `code` of endpoints, which stands in the file `id`, without what only the server reads and that needs. */
export const callersPart = (code: string, id: string): string => {
  const { program } = parseSync(id, code)
  const names = checkedAreas.test(id) ? serversPart : [...serversPart, 'body']
  return withUnused(program, propertiesNamed(names, program))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''), code)
}

/** Takes the server's part out of the endpoints that are built into the site. */
export const dropServersPart = (): Plugin => ({
  name: 'drop-servers-part',
  transform: {
    order: 'pre',
    filter: { id: /\.endpoints\.ts$/ },
    handler: (code, id) => ({ code: callersPart(code, id), map: null }),
  },
})
