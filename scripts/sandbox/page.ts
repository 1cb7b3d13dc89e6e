import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Locale } from '#shared/i18n/locales.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe inside HTML, in attributes too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (each) => escapes[each] ?? '')

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--mist);color:var(--ink);
 font:16px/1.6 system-ui,-apple-system,"PingFang SC","PingFang HK","Noto Sans SC","Noto Sans TC","Microsoft YaHei",sans-serif}
header{background:var(--ink);color:#fff}
header>div{max-width:34rem;margin:auto;padding:.75rem 1rem;display:flex;align-items:center;gap:.6rem;flex-wrap:wrap}
header b{font-family:Georgia,serif;font-size:1.25rem;letter-spacing:.01em;margin-right:auto}
nav{display:flex;gap:.25rem}
nav a{color:#fff;text-decoration:none;padding:.55rem .5rem;font-size:.875rem;opacity:.85}
nav a[aria-current]{text-decoration:underline;text-underline-offset:.3em;opacity:1}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 2rem}
.card{background:#fff;border-top:4px solid var(--accent);padding:1.5rem;box-shadow:0 8px 24px #14284b1a}
h1{font-size:1.375rem;line-height:1.35;margin:0 0 .5rem}
h2{font-size:1rem;margin:1.5rem 0 .5rem}
p{margin:0 0 .75rem}
dl{margin:1rem 0;padding:1rem;background:var(--mist);display:grid;gap:.25rem}
dt,.quiet{color:var(--quiet);font-size:.875rem}
dd{margin:0;font-weight:600}
label{display:block;font-weight:600;margin-bottom:.25rem}
input{width:100%;min-height:3rem;padding:0 .75rem;font:inherit;color:inherit;border:1px solid #7688a2;border-radius:2px}
ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li{padding:.75rem 0;border-bottom:1px solid var(--line)}
li b,li span{display:block}
ul+p{margin-top:.75rem}
form .actions{display:grid;gap:.75rem;margin-top:1.5rem}
button{min-height:3rem;font:inherit;font-weight:600;border-radius:2px;cursor:pointer;border:1px solid var(--ink);
 background:#fff;color:var(--ink)}
button[value=approve]{background:var(--accent);border-color:var(--accent);color:#fff}
:focus-visible{outline:3px solid #2f7de1;outline-offset:2px}
@media(min-width:30rem){form .actions{grid-template-columns:1fr 1fr}}
`

/** The page's brand, which distinguishes the simulated companies. */
export interface SandboxBrand {
  name: string
  /** SVG, white on the header's ground. */
  mark: string
  /** CSS custom properties: `--ink`, `--accent`, `--mist` (ground), `--line`, `--quiet` (secondary text). */
  colours: string
  /** CSS of its own pages, in addition to the common styles. */
  style?: string
}

export interface SandboxPage {
  brand: SandboxBrand
  locale: Locale
  title: string
  /** HTML of the language links, if any. */
  navigation?: string
  /** HTML. */
  content: string
}

/** Sends a page in its brand's design. Its forms may also lead to `formTargets` (origins). */
export const sendPage = (
  res: ServerResponse,
  status: number,
  page: SandboxPage,
  options: { formTargets?: readonly string[]; cookie?: string } = {},
): void => {
  const { brand } = page
  const nonce = randomBytes(16).toString('base64')
  const formAction = ["'self'", ...(options.formTargets ?? [])].join(' ')
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
    ...(options.cookie ? { 'set-cookie': options.cookie } : {}),
  })
  res.end(`<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(page.title)} · ${brand.name}</title>
<style nonce="${nonce}">:root{${brand.colours}}${style}${brand.style ?? ''}</style>
</head>
<body>
<header><div>${brand.mark}<b>${brand.name}</b>${page.navigation ? `<nav>${page.navigation}</nav>` : ''}</div></header>
<main><div class="card">${page.content}</div></main>
</body>
</html>`)
}
