import { DatabaseSync } from 'node:sqlite'

/**
 * Gives an embedded engine that has just started an index of its stream records. It asks for a table's last one at each
 * write of an item, and without an index goes through all that there are. It never deletes any: from here on, they go
 * with their table.
 */
export const indexStream = (database: string): void => {
  const connection = new DatabaseSync(database, { timeout: 5000 })
  try {
    connection.exec(`
      CREATE INDEX IF NOT EXISTS stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
      CREATE TRIGGER IF NOT EXISTS stream_end AFTER DELETE ON _tables
        BEGIN DELETE FROM _stream_records WHERE table_name = OLD.table_name; END`)
  } finally {
    connection.close()
  }
}
