import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PortalApp } from '../../infra/create-app.ts'
import { environments } from '../../infra/environments.ts'
import { createTestPortal, portalOf, resourcesOf, templatesOf } from './synthesise.ts'

/** The hosts that a portal's site may call, and its `/config.json`. */
const siteOf = (portal: PortalApp) => {
  const [headers] = resourcesOf(templatesOf(portal).site, 'AWS::CloudFront::ResponseHeadersPolicy')
  const policy = JSON.stringify(headers?.Properties)
  const { outdir } = portal.app
  const [config] = readdirSync(outdir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('config.json'))
    .map((file) => JSON.parse(readFileSync(join(outdir, file), 'utf8')) as Record<string, unknown>)
  return { called: /connect-src ([^;]*);/.exec(policy)?.[1], config }
}

test('allows and configures the collector of an environment that has one', () => {
  const analytics = { url: 'https://stats.example/counting/matomo.php', siteId: 7 } as const
  const { called, config } = siteOf(createTestPortal({ ...environments.production, analytics }))
  expect(called?.split(' ')).toContain('https://stats.example')
  expect(config?.['analytics']).toEqual(analytics)
})

test('allows only the site itself and the files in other environments', () => {
  for (const environment of [environments.dev, environments.production]) {
    const { called, config } = siteOf(portalOf(environment))
    expect(called?.split(' ')).toHaveLength(2)
    expect(config).toMatchObject({ brandName: 'Brightquay' })
    expect(config).not.toHaveProperty('analytics')
  }
})
