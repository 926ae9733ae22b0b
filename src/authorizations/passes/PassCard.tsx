/** The pass is one object everywhere: an arch with the name, the day, the code, the number and the place, on the condominium's tiles. */
import { Stack, Text } from '@mantine/core'
import { tileOf } from '../../shared/tileOf.ts'
import { CondominiumTile } from '../../web/frame/CondominiumTile.tsx'
import { useText } from '../../web/language/language.tsx'
import { qrPicture } from '../../web/pieces/codes/QrImage.tsx'
import { authorizationMessages } from '../authorizations.messages.ts'
import type { Stamp } from '../authorizations.rules.ts'
import { stampTexts } from '../kinds.messages.ts'
import { inWholeDates } from '../periodWords.ts'
import { type Code, PassPicture, tokenOf, useReaderNote } from './PassPicture.tsx'
import type { PictureOfPass } from './passImage.web.ts'
import { audienceOfText, mapOf } from './passText.ts'
import '../../web/pieces/paper/Paper.css'
import styles from './PassCard.module.css'

/** The view of a pass has the same contents on a screen, in a picture and on paper. */
export interface PassView {
  /** This line is above the name, for example with the host. */
  above?: string | undefined
  name: string
  /** The day or days are written as words. */
  when: string
  /** Says the size of a group. */
  people?: string | undefined
  /** For example that the visitor is inside. */
  state?: { tone: 'good' | 'wait'; words: string } | undefined
  place: string
  address: string | null
  /** Draws the condominium's tile if there is no code. */
  tile?: string | undefined
}

type PassCode = Code & { access_number: string | null }

interface PassCardProps {
  view: PassView
  /** Null for a pass that is over. */
  of: PassCode | null
  for_gatehouse?: boolean
  /** Present once the pass is over: the stamp replaces code and number. */
  stamp?: Stamp | undefined
}

export function PassCard({ view, of, for_gatehouse = false, stamp }: PassCardProps) {
  const { pass: text } = useText(authorizationMessages)
  const stamps = useText(stampTexts)
  const { above, name, when, people, state, place, address } = view
  const tile = tileFor(view, of)
  const map = stamp ? null : mapOf(place, address)
  return (
    <article className={styles.pass} data-printout aria-label={text.title(name)}>
      <Stack className={styles.face} align="center" gap="0.375rem" ta="center">
        {above ? <p className="garita-second">{above}</p> : null}
        <Text maw="16rem" fz="var(--garita-size-title)" fw={800} lh={1.1}>
          {name}
        </Text>
        <Text maw="18rem" fz="min(var(--mantine-font-size-lg), 7vw)" style={{ textWrap: 'balance' }} data-capital>
          {inWholeDates(when)}
        </Text>
        {people ? <Text fw={700}>{people}</Text> : null}
        {state && !stamp ? (
          <Text c="var(--tone)" fw={600} data-tone={state.tone}>
            {state.words}
          </Text>
        ) : null}
        {stamp ? (
          <p className={styles.stamp} data-stamp={stamp}>
            {stamps[stamp]}
          </p>
        ) : null}
        {of && !stamp ? <PassPicture of={of} for_gatehouse={for_gatehouse} /> : null}
        {of?.access_number && !stamp ? (
          <Stack component="p" align="center" gap={0}>
            <Text span c="dimmed">
              {text.number}
            </Text>
            <Text
              component="strong"
              className="garita-code"
              {...{ fz: 'var(--garita-size-figure)', fw: 800, lts: '0.12em', lh: 1.1 }}
            >
              {of.access_number}
            </Text>
          </Stack>
        ) : null}
        {place ? (
          <p className={styles.place}>
            <strong>{place}</strong>
            {address ? ` · ${address}` : null}
            {map ? (
              <a className="garita-off-paper" href={map} target="_blank" rel="noreferrer noopener">
                {text.directions}
              </a>
            ) : null}
          </p>
        ) : null}
      </Stack>
      {tile ? <CondominiumTile seed={tile} /> : null}
    </article>
  )
}

const drawnTile = (seed: string | null) => (seed === null ? null : tileOf(seed))

const tileFor = ({ tile }: PassView, of: Code | null) => tile ?? (of ? audienceOfText(of.token) : null)

/** Returns a function that makes a picture of the pass for sending. */
export function usePassPicture() {
  const { pass: text } = useText(authorizationMessages)
  const noteOf = useReaderNote()
  return (view: PassView, of: PassCode, asGuardSees = false): PictureOfPass => ({
    ...view,
    qr_address: qrPicture(tokenOf(of, asGuardSees)),
    note: noteOf(of, asGuardSees, true),
    number: of.access_number ? { label: text.number, value: of.access_number } : null,
    tile: drawnTile(tileFor(view, of)),
  })
}
