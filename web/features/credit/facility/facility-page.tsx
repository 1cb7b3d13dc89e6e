import { useSearchParams } from 'react-router-dom'
import { Facilities } from './facilities.tsx'
import { Facility } from './facility.tsx'

/** The facilities, or the one in the address. Both are in one file because users go from the list to a facility. */
export const Component = () => {
  const [query] = useSearchParams()
  const facilityId = query.get('id')
  return facilityId ? <Facility facilityId={facilityId} /> : <Facilities />
}
