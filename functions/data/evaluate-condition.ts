import type { Condition, Test } from './condition.ts'
import type { Image } from './item-update.ts'

const passes = (value: unknown, test: Test): boolean => {
  if (typeof test !== 'object') return value === test
  if ('exists' in test) return (value !== undefined) === test.exists
  if ('not' in test) return value !== test.not
  if ('oneOf' in test) return test.oneOf.some((each) => each === value)
  const [bound] = Object.values(test) as [string | number]
  if (typeof value !== typeof bound) return false
  const given = value as string | number
  if ('atLeast' in test) return given >= bound
  return 'atMost' in test ? given <= bound : given < bound
}

const valueAt = (image: Image | undefined, path: string): unknown =>
  path.split('.').reduce<unknown>((within, step) => (within as Image | undefined)?.[step], image)

/** Whether a condition passes for an item, as DynamoDB evaluates it; `undefined` where there is no item. */
export const evaluateCondition = (image: Image | undefined, condition: Condition): boolean => {
  const { anyOf, allOf } = condition as { anyOf?: unknown; allOf?: unknown }
  if (Array.isArray(anyOf)) return anyOf.some((each) => evaluateCondition(image, each))
  if (Array.isArray(allOf)) return allOf.every((each) => evaluateCondition(image, each))
  return Object.entries(condition).every(([path, test]) => passes(valueAt(image, path), test as Test))
}
