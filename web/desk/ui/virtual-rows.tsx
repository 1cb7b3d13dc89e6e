import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Pages } from './load-more.tsx'

/** The number of rows that are drawn or left out together. */
const rowsOfGroup = 25

/** The distance within which rows are rendered around the window and the table's own frame, so that no gap shows. */
const near: IntersectionObserverInit & { scrollMargin: string } = {
  rootMargin: '600px 0px',
  scrollMargin: '600px 0px',
}

/** The distance from its end at which a list loads its next page. */
const nearEnd: typeof near = { rootMargin: '200px 0px', scrollMargin: '200px 0px' }

/** Some rows of a table; while they are out of sight, one empty row of their height. */
const RowGroup = ({ isKept, children }: { isKept: boolean; children: () => ReactNode }) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const element = body.current
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      const isInSight = entries.at(-1)?.isIntersecting ?? true
      // The height that the rows had: nothing moves when they are left out.
      setHeight((former) => (isInSight ? undefined : (former ?? element.offsetHeight)))
    }, near)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <tbody ref={body}>
      {height === undefined || isKept ? (
        children()
      ) : (
        <tr aria-hidden style={{ height }}>
          <td />
        </tr>
      )}
    </tbody>
  )
}

/** The end of a list: loads the next page when it comes near. */
const End = ({ pages }: { pages: Pages }) => {
  const end = useRef<HTMLTableSectionElement>(null)
  const [isNear, setNear] = useState(false)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  useEffect(() => {
    if (!end.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      nearEnd,
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (isNear && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isNear, hasNextPage, isFetchingNextPage, fetchNextPage])
  return <tbody ref={end} aria-hidden />
}

/**
 * The body of a table that may have a thousand rows: only those near sight are drawn. The row at `kept` is drawn
 * wherever it is, as the keyboard may move to it. With `pages`, the next page is loaded when the end comes near: only
 * for a list that shows all of its rows, since one with a filter might load everything for a single row.
 */
export const VirtualRows = <Row,>({
  rows,
  kept = -1,
  pages,
  children,
}: {
  rows: readonly Row[]
  kept?: number
  pages?: Pages | undefined
  children: (row: Row, index: number) => ReactNode
}) => (
  <>
    {Array.from({ length: Math.ceil(rows.length / rowsOfGroup) }, (_, group) => {
      const start = group * rowsOfGroup
      return (
        <RowGroup key={start} isKept={kept >= start && kept < start + rowsOfGroup}>
          {() => rows.slice(start, start + rowsOfGroup).map((row, index) => children(row, start + index))}
        </RowGroup>
      )
    })}
    {pages ? <End pages={pages} /> : null}
  </>
)
