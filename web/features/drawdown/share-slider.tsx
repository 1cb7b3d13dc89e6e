import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { shareText } from './repayment-course.ts'

/** The share of sales for repayment, in whole percents. */
export const ShareSlider = ({
  share,
  range: { lowest, highest },
  onChange,
}: {
  share: string
  range: { lowest: string; highest: string }
  onChange: (share: string) => void
}) => {
  const { t } = useTranslation('drawdown')
  return (
    <Box mt="5">
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="4">
        <chakra.label htmlFor="sales-share" fontWeight="medium">
          {t('choice.share')}
        </chakra.label>
        <chakra.output
          htmlFor="sales-share"
          translate="no"
          fontSize="xl"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          {shareText(share)}
        </chakra.output>
      </Box>
      <chakra.input
        id="sales-share"
        type="range"
        min={Number(lowest)}
        max={Number(highest)}
        step={1}
        value={Number(share)}
        aria-valuetext={shareText(share)}
        onChange={(event) => onChange(event.target.value)}
        display="block"
        w="full"
        h="touch"
        accentColor="action.solid"
        cursor="pointer"
      />
      <Box display="flex" justifyContent="space-between" fontSize="sm" color="text.quiet" translate="no">
        <span>{shareText(lowest)}</span>
        <span>{shareText(highest)}</span>
      </Box>
      <chakra.p mt="2" fontSize="sm" color="text.quiet">
        {t('choice.shareNote')}
      </chakra.p>
    </Box>
  )
}
