export { handler } from './bare.ts'
