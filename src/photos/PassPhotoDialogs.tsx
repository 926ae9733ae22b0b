/** The acts of a card: adds, changes or removes the photo of a pass. */
import { useState } from 'react'
import { newId } from '../shared/ids.ts'
import { useAct } from '../web/calls/act.ts'
import { useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import { photos } from './photos.contract.ts'
import { photoMessages } from './photos.messages.ts'

interface PassPhotoDialogProps {
  authorizationId: string
  name: string
  onClose: () => void
}

export function PutPhotoDialog({ authorizationId, name, onClose }: PassPhotoDialogProps) {
  const text = useText(photoMessages)
  const put = useAct(photos.put)
  // A second press replaces the photo by itself.
  const [id] = useState(() => newId())
  return (
    <PhotoDialog
      name={name}
      pending={put.pending}
      onUse={(jpeg) =>
        put.run(
          { authorization_id: authorizationId, id, jpeg },
          { done: text.saved, failed: text.save_failed },
          { done: onClose },
        )
      }
      onClose={onClose}
    />
  )
}

export function RemovePhotoDialog({ authorizationId, name, onClose }: PassPhotoDialogProps) {
  const text = useText(photoMessages)
  const remove = useAct(photos.remove)
  return (
    <ConfirmDialog
      title={text.remove_title}
      about={{ name }}
      confirm={text.remove}
      pending={remove.pending}
      onClose={onClose}
      onConfirm={() =>
        remove.run(
          { authorization_id: authorizationId },
          { done: text.removed, failed: text.remove_failed },
          { ended: onClose },
        )
      }
    >
      {text.remove_text}
    </ConfirmDialog>
  )
}
