// Runs in a separate process: prints how many bytes of its bundle one Lambda loads up to its first response.
import { statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const { bundle, event } = JSON.parse(process.env.SUBJECT)
const folder = `${pathToFileURL(dirname(bundle)).href}/`

let loadedBytes = 0
registerHooks({
  load(url, context, next) {
    if (url.startsWith(folder)) loadedBytes += statSync(fileURLToPath(url)).size
    return next(url, context)
  },
})
const { handler } = await import(bundle)
const answer = await handler(event, { functionName: 'bench', awsRequestId: 'bench' })
process.stdout.write(`${JSON.stringify({ loadedBytes, answer })}\n`)
process.exit(0)
