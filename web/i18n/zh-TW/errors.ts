export { errorTexts as errors } from '#shared/api/error-texts/zh-TW.ts'
