import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { storedAdviser } from '../../api/stored-adviser.ts'

/** The beginning of a PNG in base64; any other picture is a JPEG. */
const pngBegins = 'iVBOR'

const fetchCode = async (cpid: string): Promise<string | null> => {
  const { call } = await import('../../api/call.ts')
  try {
    const { cs_qrcode: code } = await call(engagementEndpoints.getCustomerService, { params: { id: cpid } })
    return `data:image/${code.startsWith(pngBegins) ? 'png' : 'jpeg'};base64,${code}`
  } catch {
    return null
  }
}

/**
 * The QR code of the adviser who referred the visitor, as a data URL; null without an adviser, or if it cannot be
 * loaded.
 */
export const useAdviserCode = (): string | null => {
  const [image, setImage] = useState<string | null>(null)
  useEffect(() => {
    const cpid = storedAdviser()
    if (!cpid) return
    let isGone = false
    const ask = async () => {
      const found = await fetchCode(cpid)
      if (!isGone) setImage(found)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [])
  return image
}

export const AdviserCode = ({ image }: { image: string }) => {
  const { t } = useTranslation('landingAdvert')
  return (
    <Box bg="white" color="ink.900" borderRadius="md" p="3" textAlign="center" flex="none" w="136px">
      <chakra.img src={image} alt={t('adviser.code')} w="112px" h="112px" mx="auto" objectFit="contain" />
      <chakra.p mt="2" fontSize="xs" lineHeight="snug">
        {t('adviser.scan')}
      </chakra.p>
    </Box>
  )
}
