export { errorTexts as errors } from '#shared/api/error-texts/zh-CN.ts'
