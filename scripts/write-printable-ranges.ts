import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRanges, writeRanges } from './fonts/read-ranges.ts'
import { projectRoot } from './local/project-root.ts'

// Run it when the documents' fonts change; a test reports a difference.
writeFileSync(
  join(projectRoot, 'functions', 'documents', 'printable-ranges.ts'),
  `/** What the fonts of papers have a sign for: made by \`node scripts/write-printable-ranges.ts\`, never by hand. */
export const printableRanges =
  '${writeRanges(readRanges())}'
`,
)
