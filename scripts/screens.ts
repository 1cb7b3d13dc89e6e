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
  throw new Error('a browser test failed: the pictures are not those of a site that is in order')

const sets = listTakenScreens()
if (sets.some(({ screens }) => screens.length === 0))
  throw new Error('there are no pictures of some language')

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

Every screen as the browser tests saw it, written by \`npm run screens\`, which has them take pictures: run it after a change
of screens, and the change shows in the pictures too. A picture's name stands on it. At full size they are in
\`test-results/screens/\`.

${sets.map(section).join('\n\n')}
`,
)
console.log(`docs/screens.md: ${sets.reduce((sum, { screens }) => sum + screens.length, 0)} pictures`)
