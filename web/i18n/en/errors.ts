export { errorTexts as errors } from '#shared/api/error-texts/en.ts'
