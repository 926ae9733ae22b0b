/** Address and size of the pictures of guides and landing; the fixed size avoids layout shifts. */
import type { Language } from '../../shared/messages.ts'

/** On a phone, as residents see it. */
export const pictureSize = { width: 540, height: 720 } as const

/** On a tablet or a small desk, as guards and administrators see it. */
export const widePictureSize = { width: 1080, height: 810 } as const
export const sizeOfPicture = (name: string) => (/^(guard|admin)-/.test(name) ? widePictureSize : pictureSize)

/** Of the landing, as they are taken from a desk. */
export const screenSize = { width: 1650, height: 1140 } as const
export const screens = ['gate', 'panel'] as const
export const screenAddress = (name: (typeof screens)[number], language: Language) => `/landing/${name}.${language}.webp`

export const pictureAddress = (name: string, language: Language) => `/guide/${name}.${language}.webp`
