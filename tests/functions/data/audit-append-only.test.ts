import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('audit entries are written by two files, which can neither change nor delete them', () => {
  const namesEntries = globSync('functions/**/*.ts').filter((file) =>
    /['"`]AUDIT#/.test(readFileSync(file, 'utf8')),
  )
  expect(namesEntries.toSorted()).toEqual(['functions/data/audit-entries.ts', 'functions/data/audit.ts'])
  for (const file of namesEntries) {
    const taken = readFileSync(file, 'utf8')
      .match(/import \{ (.*) \} from '\.\/table\.ts'/)?.[1]
      ?.split(', ')
    expect(taken?.filter((name) => !name.startsWith('type '))).toEqual(['create'])
  }
})
