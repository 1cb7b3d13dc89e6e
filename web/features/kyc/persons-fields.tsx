import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { maximumConnectedPersons } from '#shared/kyc/connected-persons.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { signsForCompany } from '#shared/kyc/signs-for-company.ts'
import { Button } from '../../ui/button.tsx'
import { useFormField } from '../../ui/form/form-state.ts'
import { Notice } from '../../ui/notice.tsx'
import { CompaniesFields } from './companies-fields.tsx'
import { connectedData } from './kyc-drafts.ts'
import { PersonFields } from './person-fields.tsx'
import { UndisclosedOwnership } from './undisclosed-ownership.tsx'
import type { KycForm } from './use-kyc-form.ts'

/** The people behind the company. */
export const PersonsFields = ({ form }: { form: KycForm }) => {
  const { t } = useTranslation('kyc')
  const { persons } = form.values.connected_persons
  const connected = connectedData(form.values.connected_persons) as NonNullable<
    KycSections['connected_persons']
  >
  const signers = persons.filter(({ capacity }) => signsForCompany({ capacity: String(capacity) }))
  const whole = useFormField('connected_persons.persons')
  const isListClosed = form.isClosed('connected_persons.persons')
  return (
    <>
      {whole.error ? (
        <Box data-field="connected_persons.persons" data-invalid tabIndex={-1} outline="none">
          <Notice tone="negative">{whole.error}</Notice>
        </Box>
      ) : null}
      {persons.map((person, index) => {
        const name = person['full_name_en'] || person['full_name_cn']
        return (
          <Box
            as="section"
            key={String(person['person_id'] ?? index)}
            aria-label={t('person.nth', { number: index + 1 })}
            display="grid"
            gap="6"
            gridTemplateColumns="minmax(0, 1fr)"
            borderTopWidth={index === 0 ? '0' : '1px'}
            borderColor="border.hairline"
            pt={index === 0 ? '0' : '6'}
          >
            {persons.length > 1 ? (
              <Flex justify="space-between" align="center" gap="4">
                <chakra.h2 fontSize="xl" color="action.text">
                  {t('person.nth', { number: index + 1 })}
                  {name ? ` · ${String(name)}` : ''}
                </chakra.h2>
                {isListClosed ? null : (
                  <Button variant="quiet" size="md" onClick={() => form.removePerson(index)}>
                    {t('person.remove')}
                  </Button>
                )}
              </Flex>
            ) : null}
            {form.returned[`connected_persons.persons.${index}`] ? (
              <Notice tone="negative">{form.returned[`connected_persons.persons.${index}`]}</Notice>
            ) : null}
            <PersonFields
              at={`connected_persons.persons.${index}`}
              form={form}
              isFirst={index === 0}
              signsWithOthers={signers.length > 1 && signers.includes(person)}
            />
          </Box>
        )
      })}
      {persons.length < maximumConnectedPersons && !isListClosed ? (
        <Button variant="secondary" size="md" justifySelf={{ md: 'start' }} onClick={form.addPerson}>
          ＋ {t('person.add')}
        </Button>
      ) : null}
      <CompaniesFields form={form} />
      <UndisclosedOwnership connected={connected} />
    </>
  )
}
