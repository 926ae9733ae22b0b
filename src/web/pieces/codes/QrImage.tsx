/** Shows a QR code with a white edge, which readers need in the dark theme too. */
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Failed } from '../../cards/Failed.tsx'
import './QrImage.css'

const size = 250

export function QrImage({ text, label }: { text: string; label: string }) {
  const drawn = useQuery({
    queryKey: ['picture', text],
    queryFn: () => qrPicture(text),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    gcTime: 0,
    meta: { topics: [] },
  })
  if (drawn.data) return <img className="garita-qr" src={drawn.data} alt={label} width={size} height={size} />
  // A browser does not ask again for a script that failed.
  if (drawn.isError) return <Failed onRetry={() => location.reload()} />
  return <Skeleton className="garita-qr" width={size} height={size} />
}

const look = { width: 300, margin: 2, errorCorrectionLevel: 'M', color: { dark: '#1e293b', light: '#ffffff' } } as const

/** A QR code as a PNG, in the customer's size and colors; the library that draws it comes only when one is drawn. */
export async function qrPicture(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode')
  return toDataURL(text, look)
}
