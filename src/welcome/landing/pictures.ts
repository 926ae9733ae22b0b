/** Address and size of the guide's pictures; the fixed size avoids layout shifts. */
import type { Language } from '../../shared/messages.ts'

export const pictureSize = { width: 540, height: 720 } as const

export const pictureAddress = (name: string, language: Language) => `/guide/${name}.${language}.webp`
