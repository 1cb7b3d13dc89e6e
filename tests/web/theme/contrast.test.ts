import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ColourName, hexOf } from '../../../web/ui/theme/colours.ts'
import { semanticColours } from '../../../web/ui/theme/semantic-colours.ts'

/** WCAG 2: the relative luminance of an sRGB colour. */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: ColourName, b: ColourName): number => {
  const [light, dark] = [luminance(hexOf(a)), luminance(hexOf(b))].toSorted((x, y) => y - x) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

const colourOf = (path: string, scheme: 'light' | 'dark'): ColourName => {
  const [group, name] = path.split('.') as [keyof typeof semanticColours, string]
  const pair = (semanticColours[group] as Record<string, Record<'light' | 'dark', ColourName>>)[name]
  if (!pair) throw new Error(`no colour ${path}`)
  return pair[scheme]
}

const pairs = (foregrounds: string[], grounds: string[]) =>
  foregrounds.flatMap((foreground) => grounds.map((ground) => [foreground, ground] as const))

const grounds = ['surface.ground', 'surface.card', 'surface.sunken', 'surface.hover']
const tones = ['positive', 'waiting', 'negative', 'neutral', 'reward']

const texts = [
  ...pairs(['text.main', 'text.quiet'], grounds),
  ...pairs(['text.faint'], ['surface.ground', 'surface.card', 'surface.sunken']),
  ...pairs(['action.text', 'negative.text', 'waiting.text', 'positive.text'], grounds),
  ...pairs(
    ['text.onStrong', 'text.onStrongQuiet', 'action.onStrong'],
    ['surface.strong', 'surface.strongRaised'],
  ),
  ...pairs(['action.on'], ['action.solid', 'action.hover']),
  ...pairs(['action.text', 'text.main'], ['action.subtle']),
  ...tones.flatMap((tone) => pairs([`${tone}.text`, 'text.main'], [`${tone}.subtle`])),
  ...pairs(['reward.on'], ['reward.solid']),
]

const controls = [
  ...pairs(['border.control', 'border.strong'], ['surface.card', 'surface.sunken', 'surface.ground']),
  ...pairs(
    ['action.solid', 'negative.solid', 'positive.solid', 'waiting.solid', 'neutral.solid'],
    ['surface.card', 'surface.ground'],
  ),
]

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  it.each(texts)('reads %s on %s', (foreground, ground) => {
    expect(contrast(colourOf(foreground, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controls)('shows %s on %s', (foreground, ground) => {
    expect(contrast(colourOf(foreground, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast', () => {
  it('is 21 for black on white by WCAG, and close to it in these colours', () => {
    expect(contrast('white', 'white')).toBe(1)
    expect(contrast('ink.1000', 'white')).toBeGreaterThan(18)
  })
})

describe('temporarily outdated text', () => {
  const web = join(import.meta.dirname, '../../../web')
  const fadedByState = /opacity=\{[^}\n]*\?[^}\n]*\.\d/
  const components = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.includes('node_modules'),
  )

  it('is not faded, which would reduce its contrast', () => {
    const faded = components.filter((path) => fadedByState.test(readFileSync(join(web, path), 'utf8')))
    // The line between steps and the advert's picture are not text.
    expect(faded.toSorted()).toEqual(['landing/advert/carousel-controls.tsx', 'ui/steps.tsx'])
  })
})
