import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Puts the folder `built` in the place of `site`: whoever serves `site` has the former one or this one whole. */
const exchange = async (built: string, site: string, former: string): Promise<void> => {
  await rm(former, { recursive: true, force: true })
  await rename(site, former).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error
  })
  try {
    await rename(built, site)
  } catch (error) {
    // Another build was as far at the same moment.
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    await exchange(built, site, former)
  }
}

/** Moves the finished site to its place, and its manifest beside it: that is for those who measure, not for the public. */
export const publish = async (built: string, site: string): Promise<void> => {
  await rename(join(built, '.vite', 'manifest.json'), `${site}.manifest.json`)
  await rm(join(built, '.vite'), { recursive: true })
  await exchange(built, site, `${built}.former`)
}
