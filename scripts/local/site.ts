import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentSecurityPolicy } from '#shared/site/content-security-policy.ts'
import { hasFileExtension, missingPage } from '#shared/site/missing-page.ts'
import { languageParameter } from '#shared/site/page-addresses.ts'
import { localeCookie, loggedInCookie, pageFile, securePrefix, wantedLocale } from '#shared/site/page-file.ts'
import { absolutePath, siteScreens } from '#shared/site/screen-paths.ts'
import { pageHashes } from '../../infra/page-hashes.ts'
import { createFileCompression } from './compress-file.ts'
import type { HandleRequest } from './object-store.ts'

/** The site's path on the stack's origin. */
export const sitePath = absolutePath(siteScreens.entry)

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

const isPage = (path: string): boolean => path.endsWith('.html')

// Asset names contain a hash of their content, so they never change.
const cachingOf = (path: string): string => {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return isPage(path) ? 'no-store' : 'no-cache'
}

interface Answer {
  readonly folder: string
  /** Below the folder. */
  readonly path: string
  /** Without the content. */
  readonly head: boolean
  /** Other origins that its pages call. */
  readonly called: readonly string[]
  /** The encodings that the browser takes. */
  readonly accepted: string | undefined
}

const { brotliOf } = createFileCompression()

const sendFile = async (response: ServerResponse, { folder, path, head, called, accepted }: Answer) => {
  const file = join(folder, path)
  const version = await stat(file)
  const brotli = await brotliOf(file, version, accepted)
  response.writeHead(200, {
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'content-length': brotli?.length ?? version.size,
    ...(brotli ? { 'content-encoding': 'br' } : {}),
    vary: 'accept-encoding',
    'cache-control': cachingOf(path),
    'x-content-type-options': 'nosniff',
    // As in the cloud, so that violations are found here. Inline scripts and styles are the pages' own.
    'content-security-policy': contentSecurityPolicy(called, isPage(path) ? pageHashes(folder) : undefined),
  })
  if (head) response.end()
  else if (brotli) response.end(brotli)
  else await pipeline(createReadStream(file), response)
}

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

const relativePath = (url: string, base: string): string | undefined => {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname.slice(base.length)))
    return path.includes('\0') || path.split(sep).includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

const valueOf = (request: IncomingMessage, name: string): string | undefined =>
  request.headers.cookie
    ?.split(/; */)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * As at the edge: behind a proxy with HTTPS, the cookie's name has the prefix. Of two cookies of a name, browsers send
 * the one of the longer path first, and that one counts.
 */
const cookieOf = (request: IncomingMessage, name: string): string | undefined =>
  valueOf(request, securePrefix + name) ?? valueOf(request, name)

interface BuiltSite {
  folder: string
  /** Its base path on its origin, with a trailing slash. */
  base: string
  called: readonly string[]
  /** The page for a path without a file, which the router handles. */
  pageOf(place: string, request: IncomingMessage): string
}

const serveBuilt =
  ({ folder, base, called, pageOf }: BuiltSite): HandleRequest =>
  async (request, response) => {
    const head = request.method === 'HEAD'
    const accepted = [request.headers['accept-encoding']].flat().join(', ')
    if (request.method !== 'GET' && !head) return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    const path = relativePath(request.url ?? '/', base)
    if (path === undefined) return void response.writeHead(400).end()
    if (await isFile(join(folder, path))) return sendFile(response, { folder, path, head, called, accepted })
    // An empty path is normalised to a dot.
    const place = path === '.' ? '/' : `/${path}`
    // A missing file gets 404: the app's page would be run as a script, or read as the file.
    if (hasFileExtension(place)) {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      return void response.end(head ? undefined : missingPage)
    }
    const page = pageOf(place, request)
    return sendFile(response, { folder, path: page, head, called, accepted })
  }

/** Serves the built sellers' site in `folder`. */
export const createSite = (folder: string): HandleRequest =>
  serveBuilt({
    folder,
    base: sitePath,
    called: [],
    pageOf(place, request) {
      const named = new URL(request.url ?? '/', 'http://localhost').searchParams.get(languageParameter)
      const locale = wantedLocale(named ?? undefined, cookieOf(request, localeCookie))
      return pageFile(place, locale, cookieOf(request, loggedInCookie))
    },
  })

/** Serves the built console in `folder`; its pages also call the origins in `called`. */
export const createDeskSite = (folder: string, called: readonly string[]): HandleRequest =>
  serveBuilt({ folder, base: '/', called, pageOf: () => 'index.html' })
