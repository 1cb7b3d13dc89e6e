import { DatabaseSync } from 'node:sqlite'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'

/** An item of the table, with its type. */
export interface TypedItem {
  type: string
}

/**
 * The items of the embedded engine's file. Only reads, so that a stack on the same folder may run; without a table there
 * are none.
 */
export function* readLocalItems(file: string): Generator<TypedItem> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const [table] = database.prepare('SELECT table_name FROM _tables').all()
    if (!table) return
    const items = database.prepare(`SELECT item_json FROM "${String(table['table_name'])}"`)
    for (const { item_json } of items.iterate())
      yield unmarshall(JSON.parse(String(item_json)) as Record<string, AttributeValue>) as TypedItem
  } finally {
    database.close()
  }
}
