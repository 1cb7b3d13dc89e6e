import { useSearchParams } from 'react-router-dom'
import { Facilities } from './facilities.tsx'
import { Facility } from './facility.tsx'

/** The facilities, or the one that the address names: one file, since whoever sees the list goes on to one of them. */
export const Component = () => {
  const [query] = useSearchParams()
  const facilityId = query.get('id')
  return facilityId ? <Facility facilityId={facilityId} /> : <Facilities />
}
