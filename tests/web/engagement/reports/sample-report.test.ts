import { expect, test } from 'vitest'
import { sampleReport } from '../../../../scripts/sandbox/sample-report.ts'
import sample from '../../../../web/features/engagement/reports/sample-report.json' with { type: 'json' }

test('what visitors see is the report on the real shop of the file, by the rules', () => {
  expect(sample).toEqual(sampleReport())
})
