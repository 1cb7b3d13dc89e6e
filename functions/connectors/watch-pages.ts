import { EndlessPages } from './call-platform.ts'

/** The maximum number of pages of a walk: a window of sales has about 200, an account's payouts a few. */
const maxPages = 2000

/** The maximum number of pages in a row without content: a platform may have some before its next part. */
const maxEmptyPages = 20

/**
 * Watches a walk over a platform's pages. `next` is called with each page's content and its next cursor, and throws
 * EndlessPages for a page that repeats what was listed, or names the cursor that it was requested by, and where there
 * are more pages than a walk can have.
 */
export const watchPages = (platformId: string) => {
  const listed = new Set<string>()
  let pages = 0
  let emptyPages = 0
  const fail = (why: string): never => {
    throw new EndlessPages(`${platformId}: ${why}`)
  }
  return {
    next(ids: readonly string[], requested: string | undefined, cursor: string | undefined): void {
      const known = listed.size
      for (const id of ids) listed.add(id)
      emptyPages = ids.length === 0 ? emptyPages + 1 : 0
      pages++
      if (cursor === undefined) return
      if (cursor === requested) fail('a page names itself as the next one')
      if (ids.length > 0 && listed.size === known) fail('a page repeats an earlier one')
      if (emptyPages > maxEmptyPages) fail('empty pages without an end')
      if (pages >= maxPages) fail('more pages than a walk can have')
    },
  }
}
