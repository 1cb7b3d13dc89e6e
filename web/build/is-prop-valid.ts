/** Props that the component factory consumes itself. */
const ofTheFactory = new Set(['as', 'asChild', 'theme'])

/**
 * Replaces the dependency with the list of all HTML and SVG attributes that the component factory consults before it
 * passes props on: components here are typed, so that no invalid attribute reaches it.
 */
export default (attribute: string): boolean => !ofTheFactory.has(attribute)
