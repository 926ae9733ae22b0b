/** A QR code with a white edge, which readers need in the dark theme too. */
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Failed } from '../../cards/Failed.tsx'
import { qrLook, qrSize as size } from './qrLook.ts'

/** The code is never wider than a small phone, and is square in a narrower place. */
const shape = {
  display: 'block',
  maxWidth: 'min(256px, 100%)',
  height: 'auto',
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: 'var(--mantine-radius-default)',
}

export function QrImage({ text, label }: { text: string; label: string }) {
  const drawn = useQuery({
    queryKey: ['picture', text],
    queryFn: () => qrPicture(text),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    gcTime: 0,
    meta: { topics: [] },
  })
  if (drawn.data) return <img style={shape} data-qr src={drawn.data} alt={label} width={size} height={size} />
  // A browser does not request a failed script again.
  if (drawn.isError) return <Failed onRetry={() => location.reload()} />
  return <Skeleton style={shape} data-qr width={size} height={size} />
}

/** The drawing library loads with the first code. */
export async function qrPicture(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode')
  return toDataURL(text, qrLook)
}
