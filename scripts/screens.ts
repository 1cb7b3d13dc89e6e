import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from './local/project-root.ts'
import { shrinkPictures } from './screens/shrink-pictures.ts'
import { listTakenScreens, type ScreenSet } from './screens/taken-screens.ts'

const folder = join(projectRoot, 'docs', 'pictures', 'screens')
const fileOf = ({ id }: ScreenSet, name: string): string => `${id}-${name}.webp`

const sets = listTakenScreens()
if (sets.some(({ screens }) => screens.length === 0))
  throw new Error('there are no pictures of some language: `npm test` takes them')

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
    ...set.screens.map(
      ({ name }) =>
        `<img src="pictures/screens/${fileOf(set, name)}" alt="${name}" title="${name}" width="${set.shownWidth}">`,
    ),
  ].join('\n')

await writeFile(
  join(projectRoot, 'docs', 'screens.md'),
  `# Screens

Every screen as the browser tests saw it, written by \`npm run screens\` from the pictures of the last \`npm test\`: run it
after a change of screens, and the change shows in the pictures too. A picture's name stands on it. At full size they are
in \`test-results/screens/\`.

${sets.map(section).join('\n\n')}
`,
)
console.log(`docs/screens.md: ${sets.reduce((sum, { screens }) => sum + screens.length, 0)} pictures`)
