import { expect, test } from 'vitest'
import { sampleReport } from '../../../../scripts/sandbox/sample-report.ts'
import sample from '../../../../web/features/engagement/reports/sample-report.json' with { type: 'json' }

test('the sample report is the rules’ result for the real shop in the file', () => {
  expect(sample).toEqual(sampleReport())
})
