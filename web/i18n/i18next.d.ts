import 'i18next'
import type { zhCN } from './zh-CN/index.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: typeof zhCN
    returnNull: false
  }
}
