import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { projectRoot } from '../../local/project-root.ts'

/** A screen as its route declares it. */
export interface Screen {
  /** Its module, below `web/`: the manifest's name of it. */
  module: string
  /** The areas of words that it says. */
  words: readonly string[]
  /** Whether it asks the server, and so needs what every such screen needs. */
  asks: boolean
}

const declared = /withTranslations\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g

const web = join(projectRoot, 'web')

/** The layout around every screen that asks the server. */
export const queryLayout: Screen = {
  module: 'app/query-layout.tsx',
  words: [],
  asks: false,
}

/** Every screen that a route of the web app declares. */
export const listScreens = (): Screen[] => {
  const files = globSync('{app/routes.tsx,features/*/{routes,without-account}.tsx}', { cwd: web }).toSorted()
  const screens = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(declared)].map(([, words = '', source = '']) => ({
      module: relative(web, join(web, dirname(file), source)),
      words: [...words.matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
      asks: file.startsWith('features/') || source.includes('/home/'),
    })),
  )
  return screens.filter(
    ({ module }, index) =>
      module !== queryLayout.module && screens.findIndex((other) => other.module === module) === index,
  )
}

/** Where visitors arrive: at the site's page, or at a line's. */
export const isLanding = ({ module }: Screen): boolean => module.endsWith('-landing-page.tsx')
