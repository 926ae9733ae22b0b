/** Reads the photo of a pass once, because a known photo never changes, and returns an address for an image. */
import { useRead } from '../web/calls/queries.ts'
import { photos } from './photos.contract.ts'

export const photoAddress = (jpeg: string) => `data:image/jpeg;base64,${jpeg}`

/** @param id undefined if there is no photo */
export function usePhoto(authorizationId: string, id: string | undefined): string | null {
  const { data } = useRead(
    photos.show,
    { authorization_id: authorizationId, id: id ?? '' },
    { enabled: id !== undefined, unchanging: true },
  )
  return data ? photoAddress(data.jpeg) : null
}

export const faceStyle = {
  display: 'block',
  aspectRatio: '1',
  maxWidth: '100%',
  objectFit: 'cover',
  borderRadius: 'var(--mantine-radius-default)',
} as const
