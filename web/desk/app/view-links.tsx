import { chakra } from '@chakra-ui/react'
import { Link, useLocation } from 'react-router-dom'
import { useAct } from '../api/use-act.ts'
import { isCurrentView, listParamsOf, searchOf } from '../features/inbox/list-params.ts'

const View = chakra(Link, {
  base: {
    display: 'block',
    pl: '6',
    pr: '3',
    py: '1.5',
    borderRadius: 'sm',
    color: 'text.quiet',
    textDecoration: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    _hover: { bg: 'surface.hover' },
    '&[aria-current=page]': { color: 'action.text', fontWeight: 'semibold' },
  },
})

/** Links to the saved views of an inbox. */
export const ViewLinks = ({ inbox, to }: { inbox: string; to: string }) => {
  const { data } = useAct('view-list')
  const { pathname, search } = useLocation()
  const views = data?.views.filter((view) => view.inbox === inbox) ?? []
  const isHere = pathname === to
  const asked = listParamsOf(new URLSearchParams(search))
  return views.length === 0 ? null : (
    <chakra.ul listStyleType="none">
      {views.map((view) => (
        <li key={`${view.isShared ? 'shared ' : ''}${view.name}`}>
          <View
            to={`${to}?${searchOf(view)}`}
            aria-current={isHere && isCurrentView(view, asked) ? 'page' : undefined}
          >
            {view.name}
          </View>
        </li>
      ))}
    </chakra.ul>
  )
}
