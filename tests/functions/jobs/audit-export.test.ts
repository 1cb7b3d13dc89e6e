import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { recordAudit, recordConfidentialAudit } from '../../../functions/data/audit.ts'
import type { ObjectLock } from '../../../functions/data/file-store.ts'
import { putJobCursor } from '../../../functions/data/job-cursors.ts'
import { exportAudit } from '../../../functions/jobs/audit-export.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
app.clock.set('2027-02-02T01:35:00Z')

/** This many milliseconds into the first of March. */
const at = (number: number) => new Date(Date.UTC(2027, 2, 1) + number).toISOString()

const act = async (when: string, action = 'kyc-approve') => {
  const entry = {
    auditId: randomUUID(),
    action,
    actor: 'ada',
    at: when,
    before: null,
    after: { state: action },
  }
  await app.deps.table.transact({ entry: recordAudit(app.deps.table, entry) })
  return entry
}

const exported = async (day: string, part = 1) => {
  const content = await text(await app.deps.files.read(`audit/${day.slice(0, 4)}/${day}.${part}.ndjson`))
  return content
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
}

describe('the export of the audit', () => {
  test('writes each past day with its complete entries in order, and no other day', async () => {
    const first = await act('2027-01-30T08:00:00.000Z')
    const last = await act('2027-02-01T23:59:59.999Z', 'limit-set')
    const earlier = await act('2027-02-01T00:00:00.000Z')
    await act('2027-02-02T00:00:00.000Z')

    expect(await exportAudit(app.deps)).toEqual({ files: 2, entries: 3 })
    expect(await exported('2027-01-30')).toEqual([first])
    expect(await exported('2027-02-01')).toEqual([earlier, last])
    await expect(exported('2027-02-02')).rejects.toThrow('The specified key does not exist')
  })

  test('writes confidential entries to files of their own', async () => {
    const entry = {
      auditId: randomUUID(),
      action: 'flow-alert-decide',
      actor: 'ada',
      companyId: 'a-company',
      at: '2027-02-01T10:00:00.000Z',
      before: null,
      after: { flowAlertStatus: 'suspicion' },
    }
    await app.deps.table.transact({ entry: recordConfidentialAudit(app.deps.table, entry) })
    await app.deps.table.write(
      putJobCursor(app.deps.table, { job: 'audit-export', upTo: '2027-01-31', updatedAt: entry.at }),
    )
    await exportAudit(app.deps)
    expect(JSON.stringify(await exported('2027-02-01'))).not.toContain('flow-alert')
    const apart = await text(await app.deps.files.read('audit/confidential/2027/2027-02-01.1.ndjson'))
    expect(JSON.parse(apart)).toEqual(entry)
  })

  test('continues where it stopped, and catches up on missed days', async () => {
    expect(await exportAudit(app.deps)).toEqual({ files: 0, entries: 0 })
    app.clock.set('2027-02-05T01:35:00Z')
    await act('2027-02-04T10:00:00.000Z')
    expect(await exportAudit(app.deps)).toEqual({ files: 2, entries: 2 })
    expect(await exported('2027-02-02')).toHaveLength(1)
  })

  test('that crashes is caught up on with identical files', async () => {
    app.clock.set('2027-02-07T01:35:00Z')
    const entries = [await act('2027-02-05T10:00:00.000Z'), await act('2027-02-06T10:00:00.000Z')]
    let writes = 0
    const breaking = {
      ...app.deps.files,
      write: async (...given: Parameters<typeof app.deps.files.write>) => {
        writes += 1
        if (writes === 2) throw new Error('the store is away')
        await app.deps.files.write(...given)
      },
    }
    await expect(exportAudit({ ...app.deps, files: breaking })).rejects.toThrow('the store is away')
    expect(await exportAudit(app.deps)).toEqual({ files: 2, entries: 2 })
    expect([...(await exported('2027-02-05')), ...(await exported('2027-02-06'))]).toEqual(entries)
  })

  test('locks its files for the environment’s number of years', async () => {
    app.clock.set('2027-02-08T01:35:00Z')
    await act('2027-02-07T10:00:00.000Z')
    const locks: (ObjectLock | undefined)[] = []
    await exportAudit({
      ...app.deps,
      config: { ...app.deps.config, lockYears: 7 },
      files: { ...app.deps.files, write: async (_key, _content, _type, lock) => void locks.push(lock) },
    })
    expect(locks).toEqual([
      {
        ObjectLockMode: 'COMPLIANCE',
        ObjectLockRetainUntilDate: new Date('2034-02-08T01:35:00Z'),
        ChecksumAlgorithm: 'SHA256',
      },
    ])
  })

  test('splits a day with very many entries', async () => {
    app.clock.set('2027-03-02T01:35:00Z')
    for (let from = 0; from < 5001; from += 100)
      await app.deps.table.transact(
        Object.fromEntries(
          Array.from({ length: Math.min(100, 5001 - from) }, (_, index) => [
            `entry${index}`,
            recordAudit(app.deps.table, {
              auditId: randomUUID(),
              action: 'me-show',
              actor: 'ada',
              at: at(from + index),
              before: null,
              after: null,
            }),
          ]),
        ),
      )
    expect(await exportAudit(app.deps)).toEqual({ files: 2, entries: 5001 })
    expect(await exported('2027-03-01', 2)).toMatchObject([{ at: at(5000) }])
  })
})
