import { SaxesParser } from 'saxes'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'
import { checkLength, maxTextLength, UnreadableStatement } from './bank-statement.ts'

/** An element with its content. Names are without prefix. */
export interface XmlElement {
  name: string
  namespace: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
}

/** No bank nests deeper: a deeper file is an attack. */
const deepest = 40
/** 10,000 entries have up to 70 elements each. */
const maxElements = 1_000_000

/**
 * Reads well-formed XML. A document type is refused, and with it every custom entity: nothing is fetched and nothing
 * expands.
 */
export const parseXml = (source: string): XmlElement => {
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let count = 0
  parser.on('doctype', () => {
    throw new UnreadableStatement('the file declares a document type, which no statement does')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    count++
    if (open.length >= deepest || count > maxElements)
      throw new UnreadableStatement('the file is nested too deep or has too many elements')
    const element: XmlElement = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(Object.values(attributes).map((each) => [each.local, each.value])),
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
    root ??= element
  })
  const takeText = (text: string) => {
    const element = open.at(-1)
    // Text between elements is indentation.
    if (!element || text.trim() === '') return
    element.text = checkLength(element.text + text, maxTextLength, `the text of ${element.name.slice(0, 35)}`)
  }
  parser.on('text', takeText)
  parser.on('cdata', takeText)
  parser.on('closetag', () => {
    open.pop()
  })
  try {
    parser.write(source).close()
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableStatement(
      `the file is no XML: ${error instanceof Error ? error.message : 'unreadable'}`,
    )
  }
  if (!root) throw new UnreadableStatement('the file is empty')
  return root
}

/** All elements at the end of a path of names. */
export const allAt = (element: XmlElement, path: string): XmlElement[] =>
  path
    .split('/')
    .reduce<XmlElement[]>(
      (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )

/** The text of the first path that has any; empty if none has. */
export const textAt = (element: XmlElement, ...paths: string[]): string => {
  for (const path of paths) {
    const text = allAt(element, path)[0]?.text.trim()
    if (text) return text
  }
  return ''
}
