import { PeopleScreen } from '../../people/PeopleScreen.tsx'
import { FoundUnits } from '../../units/spellings/FoundUnits.tsx'

export const UsersPage = () => <PeopleScreen found={(asked) => <FoundUnits {...asked} opens />} />
