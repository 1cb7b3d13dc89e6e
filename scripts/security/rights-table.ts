import { everyAct } from '#shared/desk/all-acts.ts'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'
import { replaceMarked } from '../replace-marked.ts'

const rows = everyAct
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, roles, reads, needsReason, fourEyes }) => [
    `\`${name}\``,
    roles.length === everyDeskRole.length ? 'everybody' : roles.join(', '),
    [reads ? 'reads' : '', needsReason ? 'reason' : '', fourEyes ? 'two people' : '']
      .filter(Boolean)
      .join(', ') || '—',
  ])

/** The table of all acts, from their declarations: who may perform each, and what it needs. */
export const rightsTable = [['Act', 'Roles', 'It'], ['---', '---', '---'], ...rows]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')

/** `docs/desk.md` with this table. */
export const withRightsTable = replaceMarked('rights')
