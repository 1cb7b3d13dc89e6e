import { openShared } from './open-shared.ts'

/** So many records go at once: whoever writes meanwhile waits for no more. */
const batch = 1000

/**
 * Gives an embedded engine that has just started an index of its stream records. It asks for a table's last one at each
 * write of an item, and without an index goes through all that there are. From here on, they go with their table.
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
 * Deletes the stream records of a table that are older than a day, as the service does, of those before `handled`: what
 * a stack that stood still for days has not handled is kept. That record itself stays, since the engine counts on from
 * its last one.
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
