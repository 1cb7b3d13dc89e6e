import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { ConcentrationCard } from './concentration-card.tsx'
import { MonthsCard } from './months-card.tsx'
import { RefundsCard } from './refunds-card.tsx'
import { ReportHeadline } from './report-headline.tsx'
import { ReportedLimit } from './reported-limit.tsx'
import { SeasonsCard } from './seasons-card.tsx'
import { WeekCard } from './week-card.tsx'

/** A report as cards: sales, seasons, concentration and the effect on the limit. */
export const ReportCards = ({ report, action }: { report: SalesReportOnWire; action?: ReactNode }) => (
  <>
    <ReportHeadline report={report} action={action} />
    <MonthsCard report={report} />
    <Box
      display="grid"
      gap={{ base: '5', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <SeasonsCard seasonality={report.seasonality} />
      <WeekCard week={report.week} />
      <RefundsCard report={report} />
      <ConcentrationCard report={report} />
    </Box>
    <ReportedLimit report={report} />
  </>
)
