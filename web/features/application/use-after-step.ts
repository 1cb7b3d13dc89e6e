import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PositionStatus } from '#shared/application/position.ts'
import { positionQuery } from './application-queries.ts'

/** After a step, leads to the screen that the server names. */
export const useAfterStep = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    (position: { path: string; path_name: PositionStatus }) => {
      queryClient.setQueryData(positionQuery.queryKey, position)
      void navigate(position.path)
    },
    [queryClient, navigate],
  )
}
