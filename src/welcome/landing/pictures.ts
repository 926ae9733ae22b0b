/** The guide's pictures: where they lie, and the one size they all have, so that nothing moves when they arrive. */
import type { Language } from '../../shared/messages.ts'

export const pictureSize = { width: 540, height: 720 } as const

export const pictureAddress = (name: string, language: Language) => `/guide/${name}.${language}.webp`
