/** Names the home of this page and links to the reader's other homes, owned units and work. A person with a single home does not see it. */
import { IconHome } from '@tabler/icons-react'
import { useMe } from '../../session/currentSession.web.ts'
import { roleTexts } from '../../shared/roles.messages.ts'
import { goToHome } from '../../web/calls/pageHome.ts'
import { useText } from '../../web/language/language.tsx'
import { Pick } from '../../web/pieces/Pick.tsx'
import { appMessages } from './app.messages.ts'
import styles from './Layout.module.css'

const work = 'work'

export function HomeSwitch({ compact }: { compact?: boolean }) {
  const { homes: text } = useText(appMessages)
  const roles = useText(roleTexts)
  const { home, homes, own_role, ownership, owns = [] } = useMe()
  const mine = homes.filter(({ waits }) => !waits)
  const isStaff = own_role !== 'resident'
  if (mine.length + owns.length + Number(isStaff) < 2) return null
  const options = [
    ...mine.map(({ id, unit_number, condominium }) => ({ value: id, label: `${unit_number} · ${condominium}` })),
    ...owns.map(({ id, unit_number, condominium }) => ({
      value: id,
      label: `${text.owner(unit_number)} · ${condominium}`,
    })),
    ...(isStaff ? [{ value: work, label: text.work(roles[own_role]) }] : []),
  ]
  return (
    <section className={styles.home} aria-label={text.switch}>
      <Pick
        label={text.switch}
        icon={IconHome}
        value={ownership ?? home ?? work}
        options={options}
        onPick={(picked) => goToHome(picked === work ? null : picked, '/dashboard')}
        compact={compact}
        marked
      />
    </section>
  )
}
