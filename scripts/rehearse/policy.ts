/** A statement of an IAM policy, as IAM returns it. */
export interface Statement {
  Effect: 'Allow' | 'Deny'
  Action: string | readonly string[]
  Resource?: string | readonly string[]
  NotResource?: string | readonly string[]
  Condition?: Record<string, Record<string, string | readonly string[]>>
}

/** A call that was evaluated for a role. */
export interface EvaluatedCall {
  action: string
  resource: string
  /** The condition keys of the call. */
  context: Record<string, string | readonly string[]>
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

const like = (pattern: string, value: string): boolean => {
  const source = pattern.replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${source.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(value)
}

const matchesAny = (patterns: readonly string[], value: string): boolean =>
  patterns.some((pattern) => like(pattern, value))

const holds = (
  operator: string,
  allowed: readonly string[],
  given: readonly string[] | undefined,
): boolean => {
  const [quantifier, comparison = quantifier] = operator.split(':')
  const compare = (value: string) =>
    comparison === 'StringEquals' ? allowed.includes(value) : matchesAny(allowed, value)
  switch (quantifier) {
    case 'ForAllValues':
      return (given ?? []).every(compare)
    case 'ForAnyValue':
      return (given ?? []).some(compare)
    case 'StringLike':
    case 'StringEquals':
      return given?.some(compare) ?? false
    default:
      throw new Error(`the condition ${operator} is not implemented`)
  }
}

const applies = (statement: Statement, { action, resource, context }: EvaluatedCall): boolean =>
  listOf(statement.Action).some((pattern) => like(pattern.toLowerCase(), action.toLowerCase())) &&
  (statement.Resource === undefined || matchesAny(listOf(statement.Resource), resource)) &&
  !matchesAny(listOf(statement.NotResource), resource) &&
  Object.entries(statement.Condition ?? {}).every(([operator, keys]) =>
    Object.entries(keys).every(([key, allowed]) =>
      holds(operator, listOf(allowed), key in context ? listOf(context[key]) : undefined),
    ),
  )

/** Whether a role with these statements may make the call. */
export const allows = (statements: readonly Statement[], call: EvaluatedCall): boolean =>
  statements.some((each) => each.Effect === 'Allow' && applies(each, call)) &&
  !statements.some((each) => each.Effect === 'Deny' && applies(each, call))

/** One value of an allowing statement: an action, a resource, or a value of a condition. */
export interface Permission {
  /** The statement, by its actions. */
  statement: string
  value: string
  /** The statements without this value. */
  rest: readonly Statement[]
}

const without = (values: string | readonly string[] | undefined, value: string): string[] =>
  listOf(values).filter((each) => each !== value)

/** Every variant of a statement with one value less. */
const reductionsOf = (statement: Statement): { value: string; reduced: Statement }[] => [
  ...listOf(statement.Action).map((value) => ({
    value,
    reduced: { ...statement, Action: without(statement.Action, value) },
  })),
  ...listOf(statement.Resource).map((value) => ({
    value,
    reduced: { ...statement, Resource: without(statement.Resource, value) },
  })),
  ...Object.entries(statement.Condition ?? {}).flatMap(([operator, keys]) =>
    Object.entries(keys).flatMap(([key, allowed]) =>
      listOf(allowed).map((value) => ({
        value: `${key}=${value}`,
        reduced: {
          ...statement,
          Condition: {
            ...statement.Condition,
            [operator]: { ...keys, [key]: without(allowed, value) },
          },
        },
      })),
    ),
  ),
]

/** Every permission of a role that can be taken out alone. */
export const permissionsOf = (statements: readonly Statement[]): Permission[] =>
  statements.flatMap((statement, index) =>
    statement.Effect === 'Deny'
      ? []
      : reductionsOf(statement).map(({ value, reduced }) => ({
          statement: listOf(statement.Action).join(' '),
          value,
          rest: statements.with(index, reduced),
        })),
  )

/** The permissions without which every one of the calls would still be allowed. */
export const unusedPermissions = (
  statements: readonly Statement[],
  calls: readonly EvaluatedCall[],
): Permission[] => permissionsOf(statements).filter(({ rest }) => calls.every((call) => allows(rest, call)))
