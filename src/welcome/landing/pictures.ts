/** The fixed sizes avoid layout shifts. */
import type { Language } from '../../shared/messages.ts'

/** Residents use a phone. */
export const pictureSize = { width: 540, height: 720 } as const

/** Guards and administrators use a tablet or a small desktop. */
export const widePictureSize = { width: 1080, height: 810 } as const
export const sizeOfPicture = (name: string) => (/^(guard|admin)-/.test(name) ? widePictureSize : pictureSize)

export const screenSize = { width: 1650, height: 1140 } as const
export const screens = ['gate', 'panel'] as const
export const screenAddress = (name: (typeof screens)[number], language: Language) => `/landing/${name}.${language}.webp`

export const pictureAddress = (name: string, language: Language) => `/guide/${name}.${language}.webp`
