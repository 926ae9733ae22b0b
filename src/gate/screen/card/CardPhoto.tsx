/** The face that the guard compares with the person at the window. */
import { useEffect, useState } from 'react'
import { isNewPhoto } from '../../../photos/photos.rules.ts'
import { faceStyle, photoAddress } from '../../../photos/usePhoto.web.ts'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { photoOf } from '../../station/stationPhotos.ts'
import { clockText, type Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import styles from './VerdictCard.module.css'

interface CardPhotoProps {
  entry: Entry
  station: Station
  glance: Glance
}

export function CardPhoto({ entry, station, glance }: CardPhotoProps) {
  const { card, lists } = useText(guardMessages)
  const id = photoOf(entry, station.snapshot)
  const shown = useStationPhoto(station, id)
  if (!id || shown?.id !== id) return null
  const since = entry.photo_since
  if (!shown.jpeg) return <p className={styles.kind}>{card.photo_not_here}</p>
  return (
    <>
      <img
        src={photoAddress(shown.jpeg)}
        alt={card.photo_of(entry.name)}
        data-photo
        style={{ ...faceStyle, width: 'clamp(7rem, 24cqi, 15rem)', border: '0.1875rem solid currentcolor' }}
      />
      <p className={styles.kind}>
        {card.compare_face}
        {since && !isNewPhoto(since, glance.now) ? ` ${card.photo_since(lists.since(clockText(since, glance)))}` : null}
      </p>
    </>
  )
}

/** Is beside the question, where a card with a photo has room. */
export function NewPhotoNote({
  entry: { photo, photo_since: since },
  glance,
}: Pick<CardPhotoProps, 'entry' | 'glance'>) {
  const { card, lists } = useText(guardMessages)
  if (!photo || !since || !isNewPhoto(since, glance.now)) return null
  return <Note tone="wait">{card.photo_new(lists.since(clockText(since, glance)))}</Note>
}

interface ShownPhoto {
  id: string
  /** Null if neither this device nor the server gave it. */
  jpeg: string | null
}

function useStationPhoto({ photo, online }: Pick<Station, 'photo' | 'online'>, id: string | null): ShownPhoto | null {
  const [shown, setShown] = useState<ShownPhoto | null>(null)
  const missing = id !== null && !(shown?.id === id && shown.jpeg)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the station is a new object after each change, and a new connection may bring the photo.
  useEffect(() => {
    if (!id || !missing) return
    let here = true
    void photo(id).then((jpeg) => here && setShown({ id, jpeg }))
    return () => {
      here = false
    }
  }, [id, online, missing])
  return shown
}
