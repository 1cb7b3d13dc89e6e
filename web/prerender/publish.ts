import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Replaces the folder `site` by `built`, so that a web server never sees a mixture of both. */
const exchange = async (built: string, site: string, former: string): Promise<void> => {
  await rm(former, { recursive: true, force: true })
  await rename(site, former).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error
  })
  try {
    await rename(built, site)
  } catch (error) {
    // Another build has published at the same moment.
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    await exchange(built, site, former)
  }
}

/** Publishes the finished site. Its manifest is stored next to it, as it is for measurements and not public. */
export const publish = async (built: string, site: string): Promise<void> => {
  await rename(join(built, '.vite', 'manifest.json'), `${site}.manifest.json`)
  await rm(join(built, '.vite'), { recursive: true })
  await exchange(built, site, `${built}.former`)
}
