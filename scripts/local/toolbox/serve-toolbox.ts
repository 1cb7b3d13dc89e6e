import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

const files: Record<string, { name: string; type: string }> = {
  '': { name: 'toolbox.html', type: 'text/html; charset=utf-8' },
  'toolbox.css': { name: 'toolbox.css', type: 'text/css; charset=utf-8' },
  'toolbox.js': { name: 'toolbox.js', type: 'text/javascript; charset=utf-8' },
}

// Mails are shown in a sandboxed frame that inherits this policy: nothing of theirs runs, and nothing is loaded
// from elsewhere but pictures.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data: https:',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves a file of the toolbox page. Returns false if there is none of that name. */
export const serveToolbox = (name: string, response: ServerResponse): boolean => {
  const file = Object.hasOwn(files, name) ? files[name] : undefined
  if (!file) return false
  response.writeHead(200, {
    'content-type': file.type,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  })
  createReadStream(fileURLToPath(new URL(file.name, import.meta.url))).pipe(response)
  return true
}
