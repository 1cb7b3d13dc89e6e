import { expect, test, vi } from 'vitest'
import { createDeps } from '../../../functions/create-deps.ts'
import type { Config } from '../../../functions/runtime/config.ts'

test('browsers use the bucket’s own host, as the pages’ content security policy allows', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b')
  const { files } = createDeps({
    region: 'ap-southeast-1',
    tableName: 't',
    filesBucket: 'portal-files',
    endpoints: {},
  } as Config)
  const { url } = await files.presignUpload({ key: 'a', contentType: 'image/png', size: 1, seconds: 60 })
  expect(new URL(url).origin).toBe('https://portal-files.s3.ap-southeast-1.amazonaws.com')
  const link = await files.presignDownload({ key: 'a', fileName: 'a', contentType: 'a/b', seconds: 60 })
  expect(new URL(link).origin).toBe('https://portal-files.s3.ap-southeast-1.amazonaws.com')
})
