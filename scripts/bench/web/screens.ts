import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { projectRoot } from '../../local/project-root.ts'

/** A screen as its route declares it. */
export interface Screen {
  /** Its module, below `web/`: the manifest's name of it. */
  module: string
  /** The translation namespaces that it uses. */
  words: readonly string[]
  /** Whether it queries the server, and so needs the code of the query layout. */
  asks: boolean
}

const declared = /withTranslations\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g

const web = join(projectRoot, 'web')

/** The layout around every screen with queries. */
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

/** Entry pages of visitors: the site's landing page, or a line's. */
export const isLanding = ({ module }: Screen): boolean => module.endsWith('-landing-page.tsx')
