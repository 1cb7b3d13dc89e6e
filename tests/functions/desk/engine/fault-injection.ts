import { imageOf } from '../../../../functions/data/item-image.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { type CrashTime, createFailingTable } from '../../../support/failing-table.ts'
import type { MemoryApp } from '../../../support/memory-app.ts'

type Item = Record<string, unknown>

export interface Call {
  action: string
  actor?: string
  input: Item
  fourEyes?: boolean
  /** Audited each time that it is performed, even if nothing was left to do. */
  isRecordedAgain?: boolean
}

/** A difference from the uninterrupted run, and where it was interrupted. */
export interface Fault {
  broken: string
  missing: string[]
  added: string[]
}

/** Of two sorted lists, the elements in the first only. */
const without = (items: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return items.filter((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The time after which a person notices the interruption and repeats the act. */
const untilAgain = 'PT90S'

/** A repeated access is audited twice. */
const isOnceMore = (image: string, { isRecordedAgain = false }: Call): boolean =>
  image.includes('"type":"audit"') && (isRecordedAgain || image.includes('"isLook":true'))

const drawnId = /ffffffff-0000-4000-8000-(\d{12})/g
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g
const stamp = /(\d{17})-[\da-f]{16}/g
/** The steps of a signing, which are chained by ids and times. */
const chained = /"(hash|end|previous)":"[\da-f]{64}"/g
/** The shard of an index partition, which depends on the id. */
const shard = /(EXPIRY#[^#]+)#\d+/g

/** The result of an act and its consequences, independent of the interruption. */
export const createFaultInjector = (app: MemoryApp) => {
  const { table, clock, deps } = app
  const files = deps.files

  /** Reads the state, with normalised ids and times. */
  const createImageReader = (at: string, idsBefore: number): (() => string[]) => {
    const digitsAt = at.replaceAll(/\D/g, '')
    const imageSince = ({ ttl: _ttl, version: _version, ...item }: Item): string =>
      imageOf(item)
        .replaceAll(drawnId, (each, number) => (Number(number) > idsBefore ? '(new)' : each))
        .replaceAll(instant, (each) => (each >= at ? '(now)' : each))
        .replaceAll(stamp, (each, digits) => (digits >= digitsAt ? '(now)' : each))
        .replaceAll(shard, '$1')
        .replaceAll(chained, '"$1":"(chained)"')
    /** The images of items, cached since a run changes few of them. */
    const known = new WeakMap<Item, string>()
    return () =>
      table
        .items()
        .map((item) => {
          const image = known.get(item) ?? imageSince(item)
          known.set(item, image)
          return image
        })
        .toSorted()
  }

  const checkAllBooks = async (): Promise<void> => {
    for (const { type, companyId, facilityId } of table.items())
      if (type === 'facility')
        await checkBooks(app, { companyId: String(companyId), facilityId: String(facilityId) })
  }

  const perform = ({ action, actor = 'ada', input, fourEyes = false }: Call) =>
    deskOf({ ...deps, config: { ...deps.config, fourEyes } })({
      action,
      actor,
      reason: 'as agreed',
      ...input,
    })

  /**
   * Runs `run` with its nth write and all later ones failing, to the table as well as to files. Returns the number of
   * writes.
   */
  const failAt = async (n: number, when: CrashTime, run: () => Promise<unknown>) => {
    let writes = 0
    const failing = createFailingTable(table, (write) => {
      writes = write
      return write === n ? when : undefined
    })
    deps.table = failing.table
    deps.files = {
      ...files,
      write: (...given) => failing.attempt(() => files.write(...given)),
      writeOnce: (...given) => failing.attempt(() => files.writeOnce(...given)),
    }
    try {
      await run()
    } catch (error) {
      if (failing.crashes() === 0) throw error
    } finally {
      deps.table = table
      deps.files = files
    }
    return { writes }
  }

  return {
    /**
     * Runs an act once for each of its writes, interrupted at another one each time, before its commit or before its
     * response, and then repeated as a person would. The final state must equal that of an uninterrupted run. Returns
     * the act's outcome, and the differences, including the audit.
     */
    async breakOff(call: Call): Promise<{ outcome: Item; faults: Fault[] }> {
      const before = table.items()
      const at = clock.now().toISOString()
      const idsBefore = app.idsDrawn()
      const { random } = deps
      deps.random = { ...random, secret: () => `secret-${idsBefore}`.padEnd(43, 'x') }
      let outcome: Item | undefined
      const runWhole = async () => {
        outcome = { ...(await perform(call)) }
        await app.drainEvents()
      }
      const { writes } = await failAt(0, 'before', runWhole)
      const unbroken = { ...outcome }
      await checkAllBooks()
      const readImages = createImageReader(at, idsBefore)
      const [after, expected] = [table.items(), readImages()]
      const faults: Fault[] = []
      for (let n = 1; n <= writes; n++)
        for (const when of ['before', 'after'] as const) {
          table.restore(before)
          clock.set(at)
          outcome = undefined
          await failAt(n, when, runWhole)
          await checkAllBooks()
          clock.advance(untilAgain)
          if (!outcome) await perform(call)
          await app.drainEvents()
          await checkAllBooks()
          const image = readImages()
          const missing = without(expected, image)
          const added = without(image, expected).filter((each) => !isOnceMore(each, call))
          if (missing.length + added.length > 0)
            faults.push({ broken: `${call.action}, ${when} write ${n} of ${writes}`, missing, added })
        }
      table.restore(after)
      clock.set(at)
      deps.random = random
      return { outcome: unbroken, faults }
    },
  }
}
