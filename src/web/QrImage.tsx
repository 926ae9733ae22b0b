/** A QR code as a picture; the library that draws it comes only when one is shown. */
import { useQuery } from '@tanstack/react-query'

const image = {
  width: 300,
  margin: 2,
  errorCorrectionLevel: 'M',
  color: { dark: '#1e293b', light: '#ffffff' },
} as const

export function QrImage({ text, label }: { text: string; label: string }) {
  const drawn = useQuery({
    queryKey: ['picture', text],
    queryFn: async () => (await import('qrcode')).toDataURL(text, image),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    gcTime: 0,
    meta: { topics: [] },
  })
  // A white edge of its own: a reader needs it also in the dark theme.
  return <img className="garita-qr" src={drawn.data} alt={label} width={250} height={250} />
}
