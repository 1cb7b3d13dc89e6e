/** The properties by which elements are hidden from people, which queries by role read of thousands of elements. */
const remembered = new Set<string | symbol>(['display', 'visibility'])

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
 * `getComputedStyle` that computes once what hides an element: happy-dom reads all rules of the page again for each
 * property of each element. No rule that hides something depends on siblings, focus or the state of a field.
 */
export const rememberVisibility: typeof window.getComputedStyle = (element, pseudoElement) => {
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
      if (remembered.has(name)) return valueOf(String(name))
      if (name === 'getPropertyValue')
        return (property: string) =>
          remembered.has(property) ? valueOf(property) : style().getPropertyValue(property)
      const value: unknown = Reflect.get(style(), name)
      return typeof value === 'function' ? value.bind(style()) : value
    },
  })
}
