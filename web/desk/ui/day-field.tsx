import { chakra, Flex } from '@chakra-ui/react'
import { DatePicker, parseDate } from '@chakra-ui/react/date-picker'
import { type ComponentProps, useState } from 'react'
import { intlLocale } from '#shared/i18n/intl-locale.ts'
import { readCsvDate } from '#shared/input-parsing/csv-dates.ts'
import { isBusinessDate } from '#shared/time/business-date.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { ChevronDownIcon, Icon } from '../../ui/icons.tsx'
import { Input } from '../../ui/text-field.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

const Opener = chakra(DatePicker.Trigger, {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    px: '2.5',
    color: 'text.quiet',
    cursor: 'pointer',
    borderRadius: 'md',
    _hover: { color: 'text.main' },
  },
})

const Popup = chakra(DatePicker.Content, {
  base: {
    p: '3',
    bg: 'surface.card',
    color: 'text.main',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    // The positioner adopts this value, so that the popup is above the sticky cells of tables.
    zIndex: '5',
    boxShadow: 'card',
    fontSize: 'sm',
  },
})

const Turn = chakra('span', { base: { display: 'block' } })

const turnStyle = {
  p: '1.5',
  cursor: 'pointer',
  borderRadius: 'sm',
  _hover: { bg: 'surface.hover' },
} as const

const selectStyle = {
  bg: 'surface.card',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'sm',
  px: '1.5',
  h: '8',
  cursor: 'pointer',
} as const

const dayStyle = {
  display: 'grid',
  placeItems: 'center',
  w: '9',
  h: '8',
  borderRadius: 'sm',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'surface.hover' },
  '&[data-today]': { fontWeight: 'semibold', color: 'action.text' },
  '&[data-outside-range]': { color: 'text.faint' },
  '&[data-disabled]': { color: 'text.faint', cursor: 'not-allowed' },
  '&[data-selected]': { bg: 'action.solid', color: 'action.on' },
} as const

const CalendarIcon = () => (
  <Icon>
    <path d="M4 5.5h12v11H4zM4 9h12M7 3.5v3M13 3.5v3" />
  </Icon>
)

/** The displayed month with its days, and the controls to display another one. */
const Month = () => (
  <>
    <Flex align="center" justify="space-between" gap="1" mb="2">
      <DatePicker.PrevTrigger unstyled css={turnStyle}>
        <Turn transform="rotate(90deg)">
          <ChevronDownIcon />
        </Turn>
      </DatePicker.PrevTrigger>
      <Flex gap="1">
        <DatePicker.MonthSelect unstyled css={selectStyle} />
        <DatePicker.YearSelect unstyled css={selectStyle} />
      </Flex>
      <DatePicker.NextTrigger unstyled css={turnStyle}>
        <Turn transform="rotate(-90deg)">
          <ChevronDownIcon />
        </Turn>
      </DatePicker.NextTrigger>
    </Flex>
    <DatePicker.Context>
      {({ weekDays, weeks }) => (
        <DatePicker.Table unstyled>
          <DatePicker.TableHead unstyled>
            <DatePicker.TableRow unstyled>
              {weekDays.map(({ short, long }) => (
                <DatePicker.TableHeader
                  key={long}
                  unstyled
                  css={{ color: 'text.quiet', fontWeight: 'normal', pb: '1' }}
                >
                  {short}
                </DatePicker.TableHeader>
              ))}
            </DatePicker.TableRow>
          </DatePicker.TableHead>
          <DatePicker.TableBody unstyled>
            {weeks.map((week) => (
              <DatePicker.TableRow key={String(week[0])} unstyled>
                {week.map((day) => (
                  <DatePicker.TableCell key={String(day)} unstyled value={day}>
                    <DatePicker.TableCellTrigger unstyled css={dayStyle}>
                      {day.day}
                    </DatePicker.TableCellTrigger>
                  </DatePicker.TableCell>
                ))}
              </DatePicker.TableRow>
            ))}
          </DatePicker.TableBody>
        </DatePicker.Table>
      )}
    </DatePicker.Context>
  </>
)

export interface DayInputProps
  extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  /** A business date, `YYYY-MM-DD`; empty without one. */
  value: string
  onChange: (value: string) => void
  min?: string | undefined
  max?: string | undefined
}

const dayOf = (date: string | undefined) =>
  date !== undefined && isBusinessDate(date) ? parseDate(date) : undefined

/**
 * A date in the page's own language, typed or chosen in a calendar: the browser's control has the language of the
 * browser. Typed dates are read day before month, as they are usually written; text that is no date clears the value.
 */
export const DayInput = ({ value, onChange, min, max, ...control }: DayInputProps) => {
  const t = useTranslations()
  const locale = useLocale()
  const { date } = useFormat()
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? value : (readCsvDate(typed, 'DMY') ?? '')
  const isWrong = typed !== undefined && typed.trim() !== '' && read === ''
  const [chosen, least, most] = [dayOf(value), dayOf(min), dayOf(max)]
  return (
    <DatePicker.Root
      unstyled
      w="full"
      locale={intlLocale[locale]}
      timeZone="Asia/Hong_Kong"
      value={chosen ? [chosen] : []}
      {...(least ? { min: least } : {})}
      {...(most ? { max: most } : {})}
      onValueChange={({ value: [day] }) => {
        setTyped(undefined)
        onChange(day ? String(day) : '')
      }}
      positioning={{ strategy: 'fixed', placement: 'bottom-start' }}
      translations={{
        trigger: () => t('day.pick'),
        content: t('day.pick'),
        prevTrigger: () => t('day.previous'),
        nextTrigger: () => t('day.next'),
        monthSelect: t('day.month'),
        yearSelect: t('day.year'),
        dayCell: ({ value: day }) => date(String(day)),
      }}
      lazyMount
      unmountOnExit
    >
      <DatePicker.Control unstyled position="relative">
        <Input
          {...control}
          aria-invalid={isWrong || control['aria-invalid'] || undefined}
          title={isWrong ? t('day.unreadable', { example: date('2027-05-06') }) : undefined}
          autoComplete="off"
          pr="10"
          value={typed ?? (isBusinessDate(value) ? date(value) : value)}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = readCsvDate(target.value, 'DMY') ?? ''
            if (next !== value) onChange(next)
          }}
          onBlur={() => {
            if (!isWrong) setTyped(undefined)
          }}
        />
        <Opener unstyled>
          <CalendarIcon />
        </Opener>
      </DatePicker.Control>
      <DatePicker.Positioner unstyled>
        <Popup unstyled>
          <Month />
        </Popup>
      </DatePicker.Positioner>
    </DatePicker.Root>
  )
}

/** A field for a date, see `DayInput`. */
export const DayField = ({
  label,
  name,
  hint,
  error,
  required,
  optionalMark,
  wide,
  ...rest
}: Omit<FieldProps, 'below'> & Omit<DayInputProps, 'id' | 'name' | 'required'>) => (
  <Field
    label={label}
    name={name}
    hint={hint}
    error={error}
    required={required}
    optionalMark={optionalMark}
    wide={wide}
  >
    {(control) => <DayInput {...control} {...rest} />}
  </Field>
)
