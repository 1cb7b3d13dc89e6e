import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../local/project-root.ts'

/** A picture that the browser tests took: `file` is where, `name` what it shows. */
export interface TakenScreen {
  readonly file: string
  readonly name: string
}

export interface ScreenSet {
  readonly title: string
  /** Of the pictures that are kept; also what their names begin with. */
  readonly id: string
  /** Pixels across that are kept of a picture, and that the page shows it with. */
  readonly width: number
  readonly shownWidth: number
  readonly screens: readonly TakenScreen[]
}

/** Where they are at full size. */
export const takenFolder = join(projectRoot, 'test-results', 'screens')

const taken = (project: string): readonly string[] => {
  const from = join(takenFolder, project)
  return existsSync(from)
    ? readdirSync(from)
        .filter((file) => file.endsWith('.png'))
        .toSorted()
    : []
}

const otherLanguage = /^(?:zh-TW|en)-/
const language = /^(?:zh-CN|zh-TW|en)-/

const setOf = (
  project: string,
  set: Omit<ScreenSet, 'screens'>,
  belongs: (file: string) => boolean,
): ScreenSet => ({
  ...set,
  screens: taken(project)
    .filter(belongs)
    .map((file) => ({
      file: join(takenFolder, project, file),
      name: file.replace(/\.png$/, '').replace(language, ''),
    })),
})

/** Every screen once in each language: the first on a phone in full, the others as the tests visit them. */
export const listTakenScreens = (): readonly ScreenSet[] => [
  setOf(
    'phone',
    { title: 'Simplified Chinese, phone', id: 'zh-CN', width: 240, shownWidth: 180 },
    (file) => !otherLanguage.test(file),
  ),
  setOf('phone', { title: 'Traditional Chinese, phone', id: 'zh-TW', width: 240, shownWidth: 180 }, (file) =>
    file.startsWith('zh-TW-'),
  ),
  setOf('desktop', { title: 'English, desktop', id: 'en', width: 560, shownWidth: 340 }, (file) =>
    file.startsWith('en-'),
  ),
]
