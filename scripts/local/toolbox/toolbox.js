// Runs in the browser as it is: the page of the local stack has no build.

const byId = (id) => document.getElementById(id)

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const say = (text) => {
  byId('notice').textContent = text
  byId('notice').hidden = !text
}

const call = async (path, body) => {
  const response = await fetch(
    path,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
  return answer
}

const inHongKong = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Hong_Kong',
  dateStyle: 'medium',
  timeStyle: 'medium',
})
const show = (instant) => inHongKong.format(new Date(instant))

/** Does what a button stands for, one at a time, and says how it went. */
const act = async (button, work) => {
  button.disabled = true
  try {
    say((await work()) ?? '')
  } catch (error) {
    say(`⚠ ${error.message}`)
  } finally {
    button.disabled = false
    await refresh()
  }
}

const showClock = async () => {
  const [{ now }, { date: dueDate }] = await Promise.all([call('clock'), call('due-date')])
  byId('now').textContent = show(now)
  const button = byId('to-due-date')
  button.disabled = !dueDate
  button.dataset.date = dueDate ?? ''
}

const showDesk = async () => {
  const tasks = await call('desk')
  const items = tasks.map((task) => {
    const [next] = task.calls
    const button = make('button', { type: 'button' }, next.action)
    button.addEventListener('click', () =>
      act(button, async () => {
        await call(`desk/${next.action}`, next.input)
        return `✓ ${next.action}`
      }),
    )
    const what = make('span', {}, task.event, ' ', make('small', {}, show(task.at)))
    return make('li', { className: 'task' }, what, button)
  })
  const empty = make('li', { className: 'empty' }, '没有待处理事项 ', make('small', {}, 'Nothing is waiting'))
  byId('desk').replaceChildren(...(items.length > 0 ? items : [empty]))
}

const showFailures = async () => {
  const letters = await call('dead-letters')
  byId('failed-section').hidden = letters.length === 0
  const items = letters.map(({ at, reason, record }) =>
    make(
      'li',
      {},
      `${record.dynamodb?.NewImage?.name?.S ?? record.eventName} `,
      make('code', {}, `${show(at)} ${reason}`),
    ),
  )
  byId('failed').replaceChildren(...items)
}

const smsText = (text) => {
  const element = make('p', { className: 'sms' })
  for (const part of text.split(/(\d{4,8})/))
    element.append(/^\d{4,8}$/.test(part) ? make('b', {}, part) : part)
  return element
}

const mailFrame = (message) => {
  const frame = make('iframe', { title: message.subject ?? '' })
  // No script runs in it; its links open in a tab of their own, which is not sandboxed.
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  const plain = make('pre', {}, message.text).outerHTML
  frame.srcdoc = `<base target="_blank">${message.html ?? plain}`
  return frame
}

let chosen

const showMessage = (message) => {
  chosen = message.id
  const head = make(
    'p',
    {},
    make('b', {}, message.subject ?? 'SMS'),
    ' ',
    make('small', {}, `${message.to} · ${show(message.at)}`),
  )
  byId('message').replaceChildren(head, message.kind === 'sms' ? smsText(message.text) : mailFrame(message))
  for (const button of byId('messages').querySelectorAll('li button'))
    button.setAttribute('aria-current', String(button.dataset.id === chosen))
}

const pageLength = 50
let most = pageLength
let shown = ''

const showOutbox = async () => {
  // One more than is shown tells whether there are earlier ones.
  const found = await call(`outbox?most=${most + 1}&to=${encodeURIComponent(byId('recipient').value)}`)
  const messages = found.slice(0, most)
  byId('earlier').hidden = found.length <= most
  const ids = messages.map(({ id }) => id).join()
  if (ids === shown) return
  shown = ids
  const items = messages.map((message) => {
    const kind = make('span', { className: 'kind' }, message.kind === 'sms' ? '短信 SMS' : '邮件 Mail')
    const button = make(
      'button',
      { type: 'button' },
      kind,
      message.subject ?? message.text,
      make('br'),
      make('small', {}, `${message.to} · ${show(message.at)}`),
    )
    button.dataset.id = message.id
    button.setAttribute('aria-current', String(message.id === chosen))
    button.addEventListener('click', () => showMessage(message))
    return make('li', {}, button)
  })
  const empty = make('li', { className: 'empty' }, '还没有消息 ', make('small', {}, 'No messages yet'))
  byId('messages')
    .querySelector('ul')
    .replaceChildren(...(items.length > 0 ? items : [empty]))
}

const refresh = async () => {
  try {
    await Promise.all([showClock(), showDesk(), showOutbox(), showFailures()])
  } catch {
    byId('now').textContent = '服务已停止 · The stack has stopped'
  }
}

for (const button of document.querySelectorAll('[data-advance]'))
  button.addEventListener('click', () =>
    act(button, () => call('clock', { advance: button.dataset.advance }).then(() => '')),
  )

// The due date's noon in Hong Kong: the day has begun for sure, and the close of the day before is due.
byId('to-due-date').addEventListener('click', ({ currentTarget }) =>
  act(currentTarget, () => call('clock', { set: `${currentTarget.dataset.date}T04:00:00Z` }).then(() => '')),
)

byId('daily-close').addEventListener('click', ({ currentTarget }) =>
  act(currentTarget, async () => `✓ daily-close ${JSON.stringify(await call('jobs/daily-close', {}))}`),
)

byId('recipient').addEventListener('input', () => {
  most = pageLength
  return showOutbox()
})

byId('earlier').addEventListener('click', async () => {
  const next = most
  most += pageLength
  await showOutbox()
  byId('messages').querySelectorAll('li button')[next]?.focus()
})

await refresh()
setInterval(refresh, 2000)
