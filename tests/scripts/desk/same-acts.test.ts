import { expect, test } from 'vitest'
import { allActs } from '#shared/desk/all-acts.ts'
import type { ActField, ListedAct } from '#shared/desk/console.ts'
import { runDesk } from '../../../scripts/desk/run-desk.ts'
import { deskOf } from '../../support/desk-of.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const helpOf = async (...command: string[]): Promise<string> => {
  const said: string[] = []
  const code = await runDesk(
    [...command, '--help'],
    {},
    { say: (text) => said.push(text), complain: () => {} },
  )
  expect(code).toBe(0)
  return said.join('\n')
}

/** The console's calls of the back office, with every role. */
const consoleAsks = async <Answer>(action: string, fields: object = {}): Promise<Answer> =>
  (await deskOf(app.deps)({ action, actor: 'ada', ...fields })) as unknown as Answer

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Each command in the help, in the words that call it. */
const commandsIn = (help: string): string[] =>
  [...help.matchAll(/^ {2}([a-z][a-z-]*) ([a-z][a-z-]*)(?= |$)/gm)].map(
    ([, subject, verb]) => `${subject} ${verb}`,
  )

/** The fields in a command's help, without the options that all commands have. */
const fieldsIn = (help: string): string[] =>
  [...help.matchAll(/^ {2}(?:<(\w+)>|--([a-z-]+))/gm)]
    .map(([, position, option]) => kebab(position ?? option ?? ''))
    .filter((name) => !['reason', 'dry-run', 'json', 'actor', 'environment'].includes(name))

test('the command line has exactly the acts of the console', async () => {
  const { acts } = await consoleAsks<{ acts: ListedAct[] }>('act-list')
  const named = commandsIn(await helpOf()).map((command) => command.replace(' ', '-'))
  expect(named.toSorted()).toEqual(acts.map(({ action }) => action).toSorted())
})

test.each(Object.keys(allActs))('%s has the same fields in both', async (name) => {
  const { fields, needsReason, changes } = await consoleAsks<ListedAct & { fields: ActField[] }>('act-show', {
    name,
  })
  const [command] = commandsIn(await helpOf()).filter((each) => each.replace(' ', '-') === name)
  const help = await helpOf(...(command ?? name).split(' '))
  expect(fieldsIn(help).toSorted()).toEqual(fields.map((field) => kebab(field.name)).toSorted())
  expect(/--reason <text>.*; required/.test(help)).toBe(needsReason)
  expect(/^ {2}--dry-run/m.test(help)).toBe(changes)
})
