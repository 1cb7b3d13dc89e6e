import 'i18next'
import type { ErrorCode } from '#shared/api/errors.ts'
import type { zhCN } from './zh-CN/index.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    // i18next's keys are strings: the codes are told as they stand in a key.
    resources: Omit<typeof zhCN, 'errors'> & { errors: Record<`${ErrorCode}`, string> }
    returnNull: false
  }
}
