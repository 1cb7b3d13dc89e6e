import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from './local/project-root.ts'
import { listTakenScreens, type ScreenSet, takenFolder } from './screens/screenshots.ts'
import { shrinkPictures } from './screens/shrink-pictures.ts'
import { runCommand } from './test/run-command.ts'

const folder = join(projectRoot, 'docs', 'pictures', 'screens')
const fileOf = ({ id }: ScreenSet, name: string): string => `${id}-${name}.webp`

await rm(takenFolder, { recursive: true, force: true })
if (await runCommand('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts']))
  throw new Error('a browser test failed, so its pictures may be wrong')

const sets = listTakenScreens()
if (sets.some(({ screens }) => screens.length === 0)) throw new Error('a language has no pictures')

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await shrinkPictures(
  sets.flatMap((set) =>
    set.screens.map(({ file, name }) => ({
      from: file,
      to: join(folder, fileOf(set, name)),
      width: set.width,
    })),
  ),
)

const section = (set: ScreenSet): string =>
  [
    `## ${set.title}`,
    '',
    ...set.screens.flatMap(({ name, says }) => [
      ...(says ? [says, ''] : []),
      `<img src="pictures/screens/${fileOf(set, name)}" alt="${name}" title="${name}" width="${set.shownWidth}">`,
      ...(says ? [''] : []),
    ]),
  ]
    .join('\n')
    .trimEnd()

await writeFile(
  join(projectRoot, 'docs', 'screens.md'),
  `# Screens

Pictures of every screen, taken by the browser tests. Run \`npm run screens\` after a change of screens to update them. A
picture's name is its tooltip. The full-size pictures are in \`test-results/screens/\`.

${sets.map(section).join('\n\n')}
`,
)
console.log(`docs/screens.md: ${sets.reduce((sum, { screens }) => sum + screens.length, 0)} pictures`)
