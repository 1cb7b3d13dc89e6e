import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useServiceStatus } from '../api/service-status.ts'

/** A strip that is shown while the browser is offline or the portal is under maintenance. */
export const ServiceStatusStrip = () => {
  const { t } = useTranslation('frame')
  const condition = useServiceStatus()
  return (
    <Box
      role="status"
      position="fixed"
      top="16"
      left="50%"
      transform="translateX(-50%)"
      w="max-content"
      maxW="calc(100vw - 1.5rem)"
      zIndex="header"
      css={{ '@media print': { display: 'none' } }}
    >
      {condition ? (
        <Box
          mt="2"
          px="4"
          py="2"
          borderRadius="md"
          bg="waiting.subtle"
          borderWidth="1px"
          borderColor="waiting.border"
          color="text.main"
          fontSize="sm"
          boxShadow="card"
        >
          {t(`condition.${condition}`)}
        </Box>
      ) : null}
    </Box>
  )
}
