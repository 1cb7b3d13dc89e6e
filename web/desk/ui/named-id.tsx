import { Box } from '@chakra-ui/react'
import { CopiedId } from './copied-id.tsx'

/** What something is called, and below it the id that it goes by. */
export const NamedId = ({ name, id }: { name: string; id: string }) => (
  <>
    {name}
    <Box color="text.quiet" fontSize="xs" fontWeight="normal">
      <CopiedId id={id} />
    </Box>
  </>
)
