/** What the component factory takes for itself. */
const ofTheFactory = new Set(['as', 'asChild', 'theme'])

/**
 * Stands in for a list of every attribute that HTML and SVG know, which the component factory asks what it may hand to
 * an element: components here are typed, so that no other attribute comes to it.
 */
export default (attribute: string): boolean => !ofTheFactory.has(attribute)
