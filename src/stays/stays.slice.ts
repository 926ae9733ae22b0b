import type { NoticePaths, NoticeWords, SliceThing } from '../shared/slice.ts'

export const stayNotices = {
  stay_made: {
    title: { es: 'Una estancia nueva en tu casa', en: 'A new stay in your home' },
    by: { es: (who: string) => `La hizo ${who}`, en: (who: string) => `Made by ${who}` },
    time: { es: (when: string) => `Empieza ${when}`, en: (when: string) => `Begins ${when}` },
  },
  stay_ended: {
    title: { es: 'Terminó una estancia que hiciste', en: 'A stay that you made was ended' },
    by: { es: (who: string) => `La terminó ${who}`, en: (who: string) => `Ended by ${who}` },
    time: { es: (when: string) => `Empezaba ${when}`, en: (when: string) => `It was to begin ${when}` },
  },
} as const satisfies Record<string, NoticeWords>

export const stayNoticePaths: Record<keyof typeof stayNotices, NoticePaths> = {
  stay_made: { resident: '/stays' },
  stay_ended: { resident: '/stays' },
}

export const stayThings = {
  short_stay: {
    name: { es: 'Estancia corta', en: 'Short stay' },
    made: { es: 'Estancia creada', en: 'Stay made' },
    changed: { es: 'Estancia modificada', en: 'Stay changed' },
    removed: { es: 'Estancia borrada', en: 'Stay removed' },
  },
} as const satisfies Record<string, SliceThing>
