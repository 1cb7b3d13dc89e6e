import { everyAct } from '#shared/desk/all-acts.ts'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'

/** The markers around the table in `docs/desk.md`. */
const markers = { begin: '<!-- rights: begin -->', end: '<!-- rights: end -->' } as const

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

/** The document with the table in the place of the one that it has. Throws where it has no markers. */
export const withRightsTable = (document: string, table: string): string => {
  const from = document.indexOf(markers.begin)
  const to = document.indexOf(markers.end)
  if (from < 0 || to < from) throw new Error('the document has no markers for the table')
  return `${document.slice(0, from)}${markers.begin}\n\n${table}\n\n${document.slice(to)}`
}
