/** Lists the condominiums with uninvited people as cards. */
import { Group, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { IconBuildingEstate, IconPrinter, IconQrcode } from '@tabler/icons-react'
import type { Output } from '../../shared/contract.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Empty } from '../../web/cards/Empty.tsx'
import { useText } from '../../web/language/language.tsx'
import listing from '../../web/listing/Listing.module.css'
import { TextLink } from '../../web/pieces/Links.tsx'
import { invitations, mostPlaces } from './invitations.contract.ts'
import { invitationMessages } from './invitations.messages.ts'
import styles from './WaitingPlaces.module.css'

interface Place {
  id: string
  name: string
  hint: string | null
}

export function WaitingPlaces({ places }: { places: readonly Place[] }) {
  const { sheet: text } = useText(invitationMessages)
  const shown = places.slice(0, mostPlaces)
  const condominiumIds = shown.map(({ id }) => id)
  const { data } = useRead(invitations.waiting, { condominium_ids: condominiumIds }, { enabled: shown.length > 0 })
  if (places.length === 0)
    return (
      <div className={listing.frame}>
        <Empty icon={IconBuildingEstate} title={text.no_place} />
      </div>
    )
  return (
    <>
      <SimpleGrid
        component="ol"
        className={styles.steps ?? ''}
        {...{
          minColWidth: 'min(100%, 16rem)',
          autoFlow: 'auto-fit',
          spacing: '3rem',
          verticalSpacing: 'xs',
          ps: '2rem',
        }}
      >
        {Object.values(text.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </SimpleGrid>
      <SimpleGrid
        component="ul"
        className={styles.places ?? ''}
        {...{ minColWidth: 'min(100%, 21rem)', spacing: '1.25rem', pe: '0.5rem', pb: '0.5rem' }}
        aria-label={text.choose}
      >
        {shown.map((place, index) => (
          <li key={place.id}>
            <TextLink to="." search={{ condominium_id: place.id }} c="inherit" underline="never">
              <Text component="strong" fz="lg" fw={600} lh={1.25}>
                {place.name}
              </Text>
              {place.hint ? <span className="garita-second">{place.hint}</span> : null}
              <IconQrcode size={72} stroke={1} aria-hidden />
              <HowMany counts={data?.[index]} />
            </TextLink>
          </li>
        ))}
      </SimpleGrid>
    </>
  )
}

function HowMany({ counts }: { counts: Output<typeof invitations.waiting>[number] | undefined }) {
  const { sheet: text } = useText(invitationMessages)
  const waiting = [
    { count: counts?.never ?? 0, words: text.uninvited },
    { count: counts?.invited ?? 0, words: text.unstarted },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <Group component="span" gap="0 1rem" align="baseline" fz="min(1rem, 6vw)">
        {waiting.map(({ count, words }) => (
          <span key={words}>
            <Text span className="garita-code" fz="var(--garita-size-figure)" fw={600} lh={1.1}>
              {count}
            </Text>{' '}
            {words}
          </span>
        ))}
        {counts ? null : <Skeleton height="2.5rem" width="9rem" />}
        {counts && waiting.length === 0 ? text.all_began : null}
      </Group>
      {/* Each slip gets its own code later. */}
      <Text span className="garita-code" c="var(--garita-dim)" aria-hidden="true">
        ····-····-····
      </Text>
      {counts && waiting.length === 0 ? null : (
        <Group
          component="span"
          className={styles.act}
          gap="xs"
          mt="0.5rem"
          pt="0.75rem"
          c="var(--garita-link)"
          fw={600}
        >
          <IconPrinter size={20} stroke={1.75} aria-hidden />
          {text.prepare}
        </Group>
      )}
    </>
  )
}
