import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { runCommand } from '../../test/run-command.ts'

const measured = z.object({
  orders: z.number(),
  seconds: z.number(),
  /** Events that one after another carried the import on. */
  steps: z.number(),
  /** Write units, as the engine reports them. */
  writes: z.number(),
  /** The heap's maximum, including the test. */
  heapMegabytes: z.number(),
})

/** The cost of importing a given number of orders from a platform that responds at once. */
export const measureLargeImport = async (orders: number): Promise<z.output<typeof measured>> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
  const file = join(folder, 'import.json')
  try {
    const status = await runCommand(
      'vitest',
      ['run', '--reporter=dot', 'tests/functions/shops/large-shop.engine.test.ts'],
      { IMPORTED_ORDERS: String(orders), MEASURED_IMPORT_FILE: file },
    )
    if (status !== 0) throw new Error('the large import did not end whole')
    return measured.parse(JSON.parse(await readFile(file, 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
