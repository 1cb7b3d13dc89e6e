import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../local/project-root.ts'
import { deskPictures } from './desk-pictures.ts'

/** A picture taken by the browser tests, with its file and its name. */
export interface TakenScreen {
  readonly file: string
  readonly name: string
  /** A sentence on it. */
  readonly says?: string
}

export interface ScreenSet {
  readonly title: string
  /** The folder of the committed pictures, and the prefix of their names. */
  readonly id: string
  /** The width of a committed picture in pixels, and its width on the page. */
  readonly width: number
  readonly shownWidth: number
  readonly screens: readonly TakenScreen[]
}

/** The folder of full-size pictures. */
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

/** Of the back office, pictures at phone width and of each stop of the keyboard are not committed. */
const isListed = (name: string): boolean => /^desk-(?!kyc-keys-)/.test(name) && !name.endsWith('-narrow')

/** The back office in the order of its captions. Throws if a picture has no caption, or a caption no picture. */
const deskSet = (): ScreenSet => {
  const names = taken('desktop').map((file) => file.replace(/\.png$/, ''))
  const odd = [
    ...names.filter((name) => isListed(name) && !(name in deskPictures)),
    ...Object.keys(deskPictures).filter((name) => !names.includes(name)),
  ]
  if (odd.length > 0) throw new Error(`without a picture or a sentence: ${odd.join(', ')}`)
  return {
    title: 'Back office',
    id: 'desk',
    width: 560,
    shownWidth: 340,
    screens: Object.entries(deskPictures).map(([name, says]) => ({
      file: join(takenFolder, 'desktop', `${name}.png`),
      name: name.replace(/^desk-/, ''),
      says,
    })),
  }
}

/** Every screen once in each language: the first on a phone in full, the others as the tests visit them; then the lender's. */
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
  deskSet(),
]
