/** The screen of a unit, with the form about the people who live there. */
import { RightsDialog } from '../../people/rights/RightsDialog.tsx'
import { UnitScreen } from '../../units/UnitScreen.tsx'

export const UnitOffice = () => <UnitScreen Rights={RightsDialog} />
