import { chakra, Flex } from '@chakra-ui/react'
import type { RegisteredLoan } from '#shared/desk/loan-register.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink, PageLink } from '../../ui/company-link.tsx'
import { InlineDay } from '../../ui/inline-day.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { useCents } from '../../ui/use-cents.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { type Period, SaveRegister } from './save-register.tsx'
import { useRegisterTranslations } from './use-register-translations.ts'

const periodIn = (address: URLSearchParams): Period => {
  const [from, to] = [address.get('from'), address.get('to')]
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}

const Quiet = chakra('div', { base: { color: 'text.quiet', fontSize: 'xs' } })

const LoanRow = ({ loan }: { loan: RegisteredLoan }) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const nameOf = useCompanyName()
  const words = useRegisterTranslations()
  const { may } = useMe()
  const { currency, facilityId, guarantors, agreementNumber, repayments } = loan
  const paidOutOn = format.date(loan.paidOutOn)
  const last = repayments.at(-1)
  return (
    <TableRow>
      <Cell isFirst>
        <CompanyLink companyId={loan.companyId}>{nameOf(loan)}</CompanyLink>
        <Quiet>
          {guarantors.length > 0
            ? t('loanRegister.secured', { names: guarantors.join(t('statements.between')) })
            : t('loanRegister.unsecured')}
        </Quiet>
      </Cell>
      <Cell>
        {may('facility-show') ? <PageLink to={`/facilities/${facilityId}`}>{paidOutOn}</PageLink> : paidOutOn}
        {agreementNumber ? <Quiet>{agreementNumber}</Quiet> : null}
      </Cell>
      <Cell isNumber>{cents(loan.principalCents, currency)}</Cell>
      <Cell isNumber>
        {format.percent(loan.ratePercent)}
        <Quiet>{t('loanRegister.effective', { rate: format.percent(loan.effectiveRatePercent) })}</Quiet>
      </Cell>
      <Cell>
        {format.date(loan.dueDate)}
        <Quiet>{words.method(loan.repaymentMethod)}</Quiet>
      </Cell>
      <Cell isNumber>
        {cents(loan.repaidCents, currency)}
        {last ? <Quiet>{t('loanRegister.lately', { date: format.date(last.date) })}</Quiet> : null}
      </Cell>
      <Cell isNumber>
        {cents(loan.outstandingPrincipalCents, currency)}
        {loan.writtenOffCents > 0 ? (
          <Quiet>{t('loanRegister.lost', { amount: cents(loan.writtenOffCents, currency) })}</Quiet>
        ) : null}
        {loan.recoveredCents > 0 ? (
          <Quiet>{t('loanRegister.recovered', { amount: cents(loan.recoveredCents, currency) })}</Quiet>
        ) : null}
      </Cell>
      <Cell>{words.status(loan.status)}</Cell>
    </TableRow>
  )
}

/** The register of loans that the Money Lenders Ordinance requires. The period of payouts is in the address. */
export const LoanRegisterPage = () => {
  const t = useTranslations()
  const { address, set } = useAddressParams<keyof Period>()
  const period = periodIn(address)
  const list = useActPages('loan-register-list', { ...period }, { isLook: true })
  const loans = list.data?.pages.flatMap((page) => page.loans) ?? []
  return (
    <>
      <ScreenTitle
        title={t('loanRegister.title')}
        beside={
          <Flex gap="2" wrap="wrap" align="center">
            {(['from', 'to'] as const).map((end) => (
              <InlineDay
                key={end}
                label={t(`loanRegister.${end}`)}
                value={period[end] ?? ''}
                onChange={(day) => set(end, day)}
              />
            ))}
            <SaveRegister period={period} />
          </Flex>
        }
      />
      <PagedList query={list} count={loans.length} empty={t('loanRegister.none')}>
        <TableFrame label={t('loanRegister.title')}>
          <thead>
            <tr>
              <HeadCell isFirst>{t('loanRegister.borrower')}</HeadCell>
              <HeadCell>{t('loanRegister.columns.paidOutOn')}</HeadCell>
              <HeadCell isNumber>{t('loanRegister.columns.principal')}</HeadCell>
              <HeadCell isNumber>{t('loanRegister.rate')}</HeadCell>
              <HeadCell>{t('loanRegister.columns.dueDate')}</HeadCell>
              <HeadCell isNumber>{t('loanRegister.columns.repaid')}</HeadCell>
              <HeadCell isNumber>{t('loanRegister.columns.outstandingPrincipal')}</HeadCell>
              <HeadCell>{t('loanRegister.columns.status')}</HeadCell>
            </tr>
          </thead>
          <VirtualRows rows={loans} pages={list}>
            {(loan) => <LoanRow key={loan.drawdownId} loan={loan} />}
          </VirtualRows>
        </TableFrame>
      </PagedList>
    </>
  )
}
