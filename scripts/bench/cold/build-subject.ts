import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { projectRoot } from '../../local/project-root.ts'
import { type LoadedCode, loadedCode } from './loaded-code.ts'
import type { Subject } from './subjects.ts'

/** Builds a subject; gives where its entry is, and what of it is loaded before the first answer. */
export const buildSubject = async ({
  name,
  entry,
  build: options,
}: Subject): Promise<{ bundle: string; loaded: LoadedCode }> => {
  const outdir = join(projectRoot, 'dist', 'bench', name)
  const { metafile } = await build({
    ...options,
    absWorkingDir: projectRoot,
    entryPoints: { index: entry },
    outdir,
    metafile: true,
  })
  return { bundle: join(outdir, 'index.mjs'), loaded: loadedCode(metafile, relative(projectRoot, entry)) }
}
