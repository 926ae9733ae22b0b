/** The people of the reader's condominiums, and the units that the same search finds. */
import { PeopleScreen } from '../../people/PeopleScreen.tsx'
import { FoundUnits } from '../../units/spellings/FoundUnits.tsx'

export const UsersPage = () => <PeopleScreen found={(asked) => <FoundUnits {...asked} opens />} />
