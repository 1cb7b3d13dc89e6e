import { Box } from '@chakra-ui/react'
import { CopiedId } from './copied-id.tsx'

/** A name with the id below. */
export const NamedId = ({ name, id }: { name: string; id: string }) => (
  <>
    {name}
    <Box color="text.quiet" fontSize="xs" fontWeight="normal">
      <CopiedId id={id} />
    </Box>
  </>
)
