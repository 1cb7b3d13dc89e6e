/**
 * The properties by which elements are hidden from people or do not take clicks, which queries by role and clicks read
 * of thousands of elements: their names in CSS by their names in scripts.
 */
const remembered = new Map<string | symbol, string>([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
])

/** Numbers of elements: those with the same attributes under the same ancestors have the same. */
const numbers = new Map<string, number>()

/** What no rule selects by: names that React counts on, and contents. */
const unselected = new Set(
  'id for name value placeholder href src alt title d autocomplete aria-labelledby aria-describedby aria-controls aria-label'.split(
    ' ',
  ),
)

const numberOf = (element: Element | null): number => {
  if (!element) return 0
  const attributes = element
    .getAttributeNames()
    .flatMap((name) => (unselected.has(name) ? [] : `${name}=${element.getAttribute(name)}`))
  const key = `${numberOf(element.parentElement)} ${element.tagName} ${attributes.join(' ')}`
  const number = numbers.get(key) ?? numbers.size + 1
  numbers.set(key, number)
  return number
}

const known = new Map<string, string>()
const compute = window.getComputedStyle.bind(window)

/**
 * `getComputedStyle` that computes once what hides an element or keeps clicks from it: happy-dom reads all rules of the
 * page again for each property of each element. No such rule depends on siblings, focus or the state of a field.
 */
export const memoizedComputedStyle: typeof window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || !element.isConnected) return compute(element, pseudoElement)
  const number = numberOf(element)
  let computed: CSSStyleDeclaration | undefined
  const style = () => (computed ??= compute(element))
  const valueOf = (property: string): string => {
    const key = `${innerWidth} ${number} ${property}`
    const value = known.get(key) ?? style().getPropertyValue(property)
    known.set(key, value)
    return value
  }
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      const hiding = remembered.get(name)
      if (hiding) return valueOf(hiding)
      if (name === 'getPropertyValue')
        return (property: string) =>
          remembered.has(property) ? valueOf(property) : style().getPropertyValue(property)
      const value: unknown = Reflect.get(style(), name)
      return typeof value === 'function' ? value.bind(style()) : value
    },
  })
}
