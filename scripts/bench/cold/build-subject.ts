import { join } from 'node:path'
import { projectRoot } from '../../local/project-root.ts'
import type { Subject } from './subjects.ts'

/** Builds a subject; gives where its entry is. */
export const buildSubject = async ({ name, entry, build }: Subject): Promise<string> => {
  const folder = join(projectRoot, 'dist', 'bench', name)
  await build(entry, folder)
  return join(folder, 'index.mjs')
}
