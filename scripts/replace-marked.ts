/**
 * The replacement of a document's generated part, which stands between comments named `name`. Throws where the document
 * has no such comments.
 */
export const replaceMarked =
  (name: string) =>
  (document: string, part: string): string => {
    const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
    const from = document.indexOf(begin)
    const to = document.indexOf(end)
    if (from < 0 || to < from) throw new Error(`the document has no markers for ${name}`)
    return `${document.slice(0, from)}${begin}\n\n${part}\n\n${document.slice(to)}`
  }
