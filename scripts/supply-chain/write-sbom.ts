import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '../local/project-root.ts'
import { readNpm } from './read-npm.ts'

/** The parts of CycloneDX that are used here. */
interface Sbom {
  bomFormat: 'CycloneDX'
  components: readonly { name: string; version: string; purl: string; hashes?: readonly object[] }[]
}

interface Lock {
  packages: Record<string, { dev?: true; optional?: true; devOptional?: true }>
}

const readJson = async <Content>(name: string): Promise<Content> =>
  JSON.parse(await readFile(join(projectRoot, name), 'utf8')) as Content

/**
 * The project without its development dependencies. npm's own `--omit` would also exclude deployed packages that a
 * development dependency needs, such as React.
 */
const writeDeployedProject = async (folder: string): Promise<void> => {
  const {
    devDependencies: _dev,
    optionalDependencies: _optional,
    ...project
  } = await readJson<Record<string, unknown>>('package.json')
  const lock = await readJson<Lock>('package-lock.json')
  const deployed = Object.entries(lock.packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  )
  await writeFile(join(folder, 'package.json'), JSON.stringify(project))
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: { '': project, ...Object.fromEntries(deployed) } }),
  )
}

/**
 * Writes the bill of materials of the deployment from the lock file: each package with version, licence and checksum.
 */
export const writeSbom = async (file: string): Promise<Sbom> => {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-'))
  try {
    await writeDeployedProject(folder)
    const printed = await readNpm(
      ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
      folder,
    )
    const sbom = JSON.parse(printed) as Sbom
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify(sbom, undefined, 2)}\n`)
    return sbom
  } finally {
    await rm(folder, { recursive: true })
  }
}
