import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { callersPart } from '../../../web/build/drop-servers-part.ts'

const root = resolve(import.meta.dirname, '../../..')

const declaration = `import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { amount } from '../money/cents.ts'
import { note } from './note.ts'

const price = z.object({ amount })

export const shopEndpoints = {
  buy: endpoint({
    name: 'buy',
    method: 'POST',
    path: '/shops/{id}/buy',
    summary: 'Buys, at what the seller’s price is.',
    params: z.object({ id: z.string() }),
    body: z.object({ note, errors: z.string() }),
    response: price,
    errors: ['notFound'],
    idempotent: true,
  }),
} as const
`

const lineOf = (code: string) => code.replace(/\s+/g, ' ')

describe('the part of a declaration that a caller needs', () => {
  it('is how to call; what only the server reads is gone, and whatever that alone used', () => {
    const code = lineOf(callersPart(declaration, '/shared/shops/shops.endpoints.ts'))
    expect(code).toContain(
      "buy: endpoint({ name: 'buy', method: 'POST', path: '/shops/{id}/buy', errors: ['notFound'], idempotent: true, })",
    )
    expect(code).not.toMatch(/zod|cents|note|price/)
  })

  it('is the body as well where forms hold what is entered to it', () => {
    const code = lineOf(callersPart(declaration, '/shared/account/shop.endpoints.ts'))
    expect(code).toContain('body: z.object({ note, errors: z.string() })')
    expect(code).toContain('zod')
    expect(code).not.toMatch(/cents|price/)
  })

  it('is all that the site reads', () => {
    const sources = globSync('web/{api,app,features,ui}/**/*.{ts,tsx}', { cwd: root })
    const reads = sources.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const imported = [...text.matchAll(/from '[./]+shared\/(\w+)\/[\w-]+\.endpoints\.ts'/g)].map(
        ([, area = '']) => area,
      )
      const bodies = [...text.matchAll(/brokenRules\(\s*[\w.]+\.body\b/g)]
      return bodies.length > 0 ? imported.filter((area) => !['account', 'agreements'].includes(area)) : []
    })
    expect(sources.length).toBeGreaterThan(100)
    expect(reads).toEqual([])
    for (const file of sources)
      expect(readFileSync(join(root, file), 'utf8')).not.toMatch(
        /(?:Endpoints\.\w+|\bendpoint)\.(?:summary|params|query|headers|response)\b(?!['"])/,
      )
  })
})
