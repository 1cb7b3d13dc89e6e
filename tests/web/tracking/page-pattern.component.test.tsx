import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '../../../web/app/routes.tsx'
import { pagePattern } from '../../../web/tracking/page-pattern.ts'

/** The full path of every route with a screen. */
const pathsOf = (list: readonly RouteObject[], above = ''): string[] =>
  list.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : `${above}/${route.path ?? ''}`.replace(/\/$/, '')
    const here = route.path === undefined ? above : path.replace(/^\/\//, '/')
    return route.children && route.children.length > 0 ? pathsOf(route.children, here) : [here || '/']
  })

const screens = [...new Set(pathsOf(routes))]

const hostile = [
  'mei@harbour-gift.example',
  'eyJhbGciOiJFUzI1NiJ9.c2VjcmV0',
  'HKD-1234567.89',
  '..%2f..%2fsecret',
  'a%20b&e_n=secret',
  '%E9%99%88',
]

describe('a page’s pattern', () => {
  it('is its route, for every screen and any parameters', () => {
    expect(screens.length).toBeGreaterThan(60)
    for (const route of screens)
      for (const value of hostile) {
        const path = route.replaceAll(/:\w+/g, value).replace(/\*$/, value)
        expect([path, pagePattern(path)]).toEqual([path, route])
      }
  })

  it.each(
    hostile.flatMap((value) => [`/${value}`, `/credit/hook/${value}`, `/sign/token/${value}`, `//${value}`]),
  )('of the unknown path %s does not contain it', (path) => {
    expect(pagePattern(path)).toBe('/*')
  })
})
