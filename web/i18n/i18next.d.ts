import 'i18next'
import type { zhCN as desk } from '../desk/i18n/zh-CN/index.ts'
import type * as zhCN from './zh-CN/index.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: typeof zhCN & { desk: typeof desk }
    returnNull: false
  }
}
