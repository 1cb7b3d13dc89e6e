import { Box } from '@chakra-ui/react'

/** What something is called, and below it the id that it goes by. */
export const NamedId = ({ name, id }: { name: string; id: string }) => (
  <>
    {name}
    <Box color="text.quiet" fontFamily="mono" fontSize="xs" fontWeight="normal" overflowWrap="anywhere">
      {id}
    </Box>
  </>
)
