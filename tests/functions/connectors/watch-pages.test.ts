import { describe, expect, it } from 'vitest'
import { EndlessPages } from '../../../functions/connectors/call-platform.ts'
import { watchPages } from '../../../functions/connectors/watch-pages.ts'

describe('a walk over pages', () => {
  it('goes on while each has something new', () => {
    const pages = watchPages('a-platform')
    for (let page = 1; page < 500; page++) pages.next([`a${page}`, `a${page + 1}`], `${page}`, `${page + 1}`)
    expect(() => pages.next(['a1'], '500', undefined)).not.toThrow()
  })

  it('ends where a page names itself as the next one', () => {
    expect(() => watchPages('a-platform').next(['a'], 'x', 'x')).toThrow(EndlessPages)
  })

  it('ends where a page has nothing new', () => {
    const pages = watchPages('a-platform')
    pages.next(['a', 'b'], undefined, '1')
    expect(() => pages.next(['b'], '1', '2')).toThrow(EndlessPages)
  })

  it('ends after some pages without content, which may stand between two parts', () => {
    const pages = watchPages('a-platform')
    for (let page = 0; page < 20; page++) pages.next([], `${page}`, `${page + 1}`)
    expect(() => pages.next([], '20', '21')).toThrow(EndlessPages)
  })

  it('ends after more pages than any span has, though all are new', () => {
    const pages = watchPages('a-platform')
    const walk = () => {
      for (let page = 0; page < 3000; page++) pages.next([`${page}`], `${page}`, `${page + 1}`)
    }
    expect(walk).toThrow(EndlessPages)
  })
})
