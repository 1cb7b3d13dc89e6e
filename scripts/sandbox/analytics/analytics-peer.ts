import type { IncomingMessage, ServerResponse } from 'node:http'
import { BadRequest, readFields, readForm, sendJson } from '../http.ts'
import { escapeHtml, type SandboxBrand, sendPage } from '../page.ts'

/** The visits and events of one request, by the parameter names of Matomo's tracking HTTP API, with its time. */
interface Tracked {
  readonly at: string
  readonly parameters: Readonly<Record<string, string>>
}

const keptAtMost = 500

const brand: SandboxBrand = {
  name: 'Tidewatch',
  mark: '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path d="M4 22V14h4v8zm8 0V6h4v16zm8 0V10h4v12z" fill="#fff"/></svg>',
  colours: '--ink:#1d2b3a;--accent:#2f6f8f;--mist:#f1f4f6;--line:#dbe2e8;--quiet:#566779',
  style:
    'li dl{margin:.5rem 0 0;padding:.5rem .75rem;grid-template-columns:auto 1fr;gap:0 1rem;font-size:.8125rem}dd{overflow-wrap:anywhere}',
}

const entryOf = ({ at, parameters }: Tracked): string => {
  const { e_a: action, url = '', ...rest } = parameters
  const cells = Object.entries(rest).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  return `<li><b>${escapeHtml(action ?? 'page view')}</b><span>${escapeHtml(url)}</span><time class="quiet">${at}</time><dl>${cells.join('')}</dl></li>`
}

const sendList = (response: ServerResponse, tracked: readonly Tracked[]): void =>
  sendPage(response, 200, {
    brand,
    locale: 'en',
    title: 'What was counted',
    content: `<h1>What was counted</h1><p class="quiet">Newest first; kept until the stack ends. Reload to see more.</p><ul>${
      tracked.toReversed().map(entryOf).join('') || '<li>Nothing yet. Only who agrees is counted.</li>'
    }</ul>`,
  })

/**
 * A simulation of Matomo: collects the requests of its tracking HTTP API and shows them on a page, and as JSON at
 * `/requests`. `base` is its path.
 */
export const createAnalyticsPeer = (base: string, clock: () => Date) => {
  const tracked: Tracked[] = []
  const take = async (request: IncomingMessage, query: URLSearchParams): Promise<void> => {
    const parameters = Object.fromEntries(
      request.method === 'POST' ? await readForm(request) : readFields(query),
    )
    if (parameters['rec'] !== '1' || !parameters['idsite'])
      throw new BadRequest(400, 'invalid_request', 'idsite and rec=1 are needed.')
    tracked.push({ at: clock().toISOString(), parameters })
    if (tracked.length > keptAtMost) tracked.shift()
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    try {
      switch (`${request.method} ${pathname.slice(base.length)}`) {
        case 'POST /matomo.php':
        case 'GET /matomo.php':
          await take(request, searchParams)
          return void response.writeHead(204, { 'cache-control': 'no-store' }).end()
        case 'GET /requests':
          return sendJson(response, 200, tracked)
        case 'GET /':
          return sendList(response, tracked)
        default:
          return sendJson(response, 404, { error: 'not_found' })
      }
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error
      sendJson(response, error.status, { error: error.code, error_description: error.message })
    }
  }
}
