/** A QR code to look at; its white edge belongs to it, a reader needs it also in the dark theme. */
import { useQuery } from '@tanstack/react-query'
import './QrImage.css'
import { qrPicture } from './qrPicture.ts'

export function QrImage({ text, label }: { text: string; label: string }) {
  const drawn = useQuery({
    queryKey: ['picture', text],
    queryFn: () => qrPicture(text),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    gcTime: 0,
    meta: { topics: [] },
  })
  return <img className="garita-qr" src={drawn.data} alt={label} width={250} height={250} />
}
