import type { DemoPerson } from './demo-people.ts'

const style = `
  * { box-sizing: border-box }
  body { font: 14px/1.5 system-ui, sans-serif; margin: 0; min-height: 100dvh; display: grid; place-items: center;
    background: #f7f3ea; color: #0b1f3a }
  main { background: #fff; border: 1px solid #e3d9c5; border-radius: 12px; padding: clamp(16px, 5vw, 28px); width: min(440px, 100% - 24px) }
  h1 { font-size: 19px; margin: 0 0 4px }
  p { margin: 0 0 16px; color: #455971 }
  button { display: flex; justify-content: space-between; gap: 12px; width: 100%; padding: 10px 12px; margin: 0 0 6px;
    font: inherit; text-align: left; background: #fff; border: 1px solid #778ba3; border-radius: 8px; cursor: pointer }
  button:hover, button:focus-visible { border-color: #0e7c66; background: #ecf7f3 }
  :focus-visible { outline: 2px solid #0e7c66; outline-offset: 2px }
  small { color: #455971; text-align: right; overflow-wrap: anywhere }
  label { display: flex; gap: 8px; align-items: center; margin: 14px 0 0 }`

/** The sign-in page: on this machine, a choice of people. */
export const signInPage = (people: readonly DemoPerson[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Brightquay staff sign-in (this machine)</title><style>${style}</style></head>
<body><main>
<h1>Brightquay staff sign-in</h1>
<p>A stand-in for the lender's identity provider, on this machine alone. Nobody has a password here.</p>
<form method="post">
${people
  .map(
    ({ email, name, groups }) =>
      `<button name="email" value="${email}"><span>${name}<br><small>${email}</small></span><small>${
        groups.map((group) => group.replace('desk-', '')).join(', ') || 'no role'
      }</small></button>`,
  )
  .join('\n')}
<label><input type="checkbox" name="secondFactor" value="yes" checked> with a second factor</label>
</form></main></body></html>
`
