/** Shows the photo of an item in the dialog of its home or of a guard. */
import { Image } from '@mantine/core'
import { failureOf, useRead } from '../../../web/calls/queries.ts'
import { Failed } from '../../../web/cards/Failed.tsx'
import { Loading } from '../../../web/cards/Loading.tsx'
import { useText } from '../../../web/language/language.tsx'
import { itemPhotoTexts } from './itemPhoto.messages.ts'
import { leftItems } from './leftItems.contract.ts'

export function ItemPhoto({ id, name }: { id: string; name: string }) {
  const text = useText(itemPhotoTexts)
  const read = useRead(leftItems.photo, { id }, { unchanging: true })
  const failed = failureOf(read)
  if (failed) return <Failed title={text.failed} {...failed} />
  if (!read.data) return <Loading />
  return (
    <Image
      src={`data:image/jpeg;base64,${read.data.jpeg}`}
      alt={text.of(name)}
      mah="16rem"
      w="auto"
      maw="100%"
      fit="contain"
      radius="sm"
    />
  )
}
