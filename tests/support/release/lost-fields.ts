const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

const isRecord = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object'

/**
 * The paths of a response that a browser of an earlier release knows and that are gone or of another type. Additional
 * fields are no loss. Lists are compared by their first element.
 */
export const lostFields = (before: unknown, now: unknown, path = 'data'): string[] => {
  if (kindOf(before) !== kindOf(now)) return [`${path}: ${kindOf(before)}, now ${kindOf(now)}`]
  if (Array.isArray(before) && Array.isArray(now)) {
    if (before.length === 0) return []
    return now.length === 0 ? [`${path}: now empty`] : lostFields(before[0], now[0], `${path}[]`)
  }
  if (!isRecord(before) || !isRecord(now)) return []
  return Object.entries(before).flatMap(([name, value]) => lostFields(value, now[name], `${path}.${name}`))
}
