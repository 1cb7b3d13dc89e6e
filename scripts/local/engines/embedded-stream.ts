import { openShared } from './open-shared.ts'

/** Records deleted at once: concurrent writers wait no longer than that. */
const batch = 1000

/**
 * Adds an index of stream records to an embedded engine that has just started. It reads a table's last record at each
 * write, and without an index scans all of them. From then on, records are deleted with their table.
 */
export const indexStream = (database: string): void => {
  const connection = openShared(database)
  try {
    connection.exec(`
      CREATE INDEX IF NOT EXISTS stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
      CREATE TRIGGER IF NOT EXISTS stream_end AFTER DELETE ON _tables
        BEGIN DELETE FROM _stream_records WHERE table_name = OLD.table_name; END`)
  } finally {
    connection.close()
  }
}

/**
 * Deletes a table's stream records that are older than a day, as the service does, up to `handled`: unhandled records
 * of a stack that stood still for days are kept. That record itself stays, since the engine numbers new ones from its
 * last.
 */
export const trimStream = async (database: string, tableName: string, handled: string): Promise<void> => {
  const connection = openShared(database)
  try {
    const trim = connection.prepare(`
      DELETE FROM _stream_records WHERE id IN (
        SELECT id FROM _stream_records
        WHERE table_name = ? AND CAST(sequence_number AS INTEGER) < CAST(? AS INTEGER)
          AND created_at < unixepoch() - 86400
        ORDER BY CAST(sequence_number AS INTEGER) LIMIT ${batch})`)
    while (trim.run(tableName, handled).changes === batch) await new Promise(setImmediate)
  } finally {
    connection.close()
  }
}
