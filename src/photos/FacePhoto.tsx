/** Shows the photo of a pass in the dialog of a guard or an administrator. */
import { useText } from '../web/language/language.tsx'
import { photoMessages } from './photos.messages.ts'
import { faceStyle, usePhoto } from './usePhoto.web.ts'

interface FacePhotoProps {
  authorizationId: string
  id: string
  name: string
}

export function FacePhoto({ authorizationId, id, name }: FacePhotoProps) {
  const text = useText(photoMessages)
  const address = usePhoto(authorizationId, id)
  return address ? <img src={address} alt={text.of(name)} style={{ ...faceStyle, width: '10rem' }} /> : null
}
