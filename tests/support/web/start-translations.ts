import { ensureTranslations, startI18n } from '../../../web/i18n/i18n.ts'
import type { WordsNamespace } from '../../../web/i18n/load-translations.ts'
import * as zhCN from '../../../web/i18n/zh-CN/index.ts'

// Once per thread, as its test files share modules: tests of the site and of the console run in the same ones.
await startI18n('zh-CN')
await ensureTranslations(Object.keys(zhCN) as WordsNamespace[])
