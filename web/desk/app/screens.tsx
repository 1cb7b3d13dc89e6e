import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { withTranslations } from '../../i18n/i18n.ts'
import { Loading } from '../ui/loading.tsx'
import { Frame } from './frame.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

const HomePage = lazy(async () => ({
  default: (await import('../features/home/home-page.tsx')).HomePage,
}))
const InboxPage = lazy(async () => ({
  default: (await import('../features/inbox/inbox-page.tsx')).InboxPage,
}))
const ActsPage = lazy(async () => ({ default: (await import('../features/acts/acts-page.tsx')).ActsPage }))
const PayoutsPage = lazy(async () => ({
  default: (await import('../features/payments/payouts-page.tsx')).PayoutsPage,
}))
const BatchesPage = lazy(async () => ({
  default: (await import('../features/payments/batches-page.tsx')).BatchesPage,
}))
const StatementsPage = lazy(async () => ({
  default: (await import('../features/payments/statements-page.tsx')).StatementsPage,
}))
const StatementPage = lazy(async () => ({
  default: (await import('../features/payments/statement-page.tsx')).StatementPage,
}))
const PortfolioPage = lazy(async () => ({
  default: (await import('../features/portfolio/portfolio-page.tsx')).PortfolioPage,
}))
const FigurePage = lazy(async () => ({
  default: (await import('../features/portfolio/figure-page.tsx')).FigurePage,
}))
const BooksPage = lazy(async () => ({
  default: (await import('../features/books/books-page.tsx')).BooksPage,
}))
const LoanRegisterPage = lazy(async () => ({
  default: (await import('../features/loan-register/loan-register-page.tsx')).LoanRegisterPage,
}))
const ComplaintsPage = lazy(async () => ({
  default: (await import('../features/complaints/complaints-page.tsx')).ComplaintsPage,
}))
const SuspicionsPage = lazy(async () => ({
  default: (await import('../features/suspicions/suspicions-page.tsx')).SuspicionsPage,
}))
const ObligorsPage = lazy(async () => ({
  default: (await import('../features/obligors/obligors-page.tsx')).ObligorsPage,
}))
const OverduePage = lazy(async () => ({
  default: (await import('../features/overdue/overdue-page.tsx')).OverduePage,
}))
const TermsProposalPage = lazy(async () => ({
  default: (await import('../features/terms/terms-proposal-page.tsx')).TermsProposalPage,
}))
const TermsPage = lazy(async () => ({
  default: (await import('../features/terms/terms-page.tsx')).TermsPage,
}))
const FindPage = lazy(async () => ({ default: (await import('../features/search/find-page.tsx')).FindPage }))
const AuditPage = lazy(async () => ({
  default: (await import('../features/audit/audit-page.tsx')).AuditPage,
}))
const UsersPage = lazy(async () => ({
  default: (await import('../features/people/users-page.tsx')).UsersPage,
}))
const AnnouncementsPage = lazy(async () => ({
  default: (await import('../features/people/text-pages.tsx')).AnnouncementsPage,
}))
const RedPacketsPage = lazy(async () => ({
  default: (await import('../features/people/text-pages.tsx')).RedPacketsPage,
}))
const CampaignsPage = lazy(async () => ({
  default: (await import('../features/people/text-pages.tsx')).CampaignsPage,
}))
const AdvisersPage = lazy(async () => ({
  default: (await import('../features/people/text-pages.tsx')).AdvisersPage,
}))
const LinksPage = lazy(async () => ({
  default: (await import('../features/people/text-pages.tsx')).LinksPage,
}))
const CasePage = lazy(async () => ({
  default: (await withTranslations(['kyc', 'files'], () => import('../features/case/case-page.tsx'))())
    .CasePage,
}))
const CompaniesPage = lazy(async () => ({
  default: (await import('../features/companies/companies-page.tsx')).CompaniesPage,
}))
const LimitPage = lazy(async () => ({
  default: (
    await withTranslations(
      ['credit', 'limitSteps', 'statuses', 'files'],
      () => import('../features/limit/limit-page.tsx'),
    )()
  ).LimitPage,
}))
const FacilityPage = lazy(async () => ({
  default: (await import('../features/facility/facility-page.tsx')).FacilityPage,
}))
const ActPage = lazy(async () => ({ default: (await import('../features/acts/act-page.tsx')).ActPage }))

export const Screens = () => {
  const { pathname } = useLocation()
  useFocusOnArrival()
  return (
    <Frame>
      <ScreenBoundary key={pathname}>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route index element={<HomePage />} />
            <Route path="inbox/:name" element={<InboxPage />} />
            <Route path="payouts" element={<PayoutsPage />} />
            <Route path="payout-batches" element={<BatchesPage />} />
            <Route path="statements" element={<StatementsPage />} />
            <Route path="statements/:statementId" element={<StatementPage />} />
            <Route path="portfolio" element={<PortfolioPage />} />
            <Route path="portfolio/facilities" element={<FigurePage />} />
            <Route path="books" element={<BooksPage />} />
            <Route path="loan-register" element={<LoanRegisterPage />} />
            <Route path="obligors" element={<ObligorsPage />} />
            <Route path="complaints" element={<ComplaintsPage />} />
            <Route path="suspicions" element={<SuspicionsPage />} />
            <Route path="overdue" element={<OverduePage />} />
            <Route path="terms" element={<TermsPage />} />
            <Route path="find" element={<FindPage />} />
            <Route path="audit" element={<AuditPage />} />
            <Route path="terms/new" element={<TermsProposalPage />} />
            <Route path="users" element={<UsersPage />} />
            <Route path="announcements" element={<AnnouncementsPage />} />
            <Route path="red-packets" element={<RedPacketsPage />} />
            <Route path="campaigns" element={<CampaignsPage />} />
            <Route path="advisers" element={<AdvisersPage />} />
            <Route path="links" element={<LinksPage />} />
            <Route path="companies" element={<CompaniesPage />} />
            <Route path="companies/:companyId" element={<CasePage />} />
            <Route path="limits/:facilityId" element={<LimitPage />} />
            <Route path="facilities/:facilityId" element={<FacilityPage />} />
            <Route path="acts" element={<ActsPage />} />
            <Route path="acts/:name" element={<ActPage />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </Frame>
  )
}
