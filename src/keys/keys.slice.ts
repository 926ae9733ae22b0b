import type { NoticePaths, NoticeWords, SliceThing } from '../shared/slice.ts'

export const keyNotices = {
  key_late: {
    title: { es: 'Una llave no ha vuelto', en: 'A key has not come back' },
    by: { es: (who: string) => `La tiene ${who}`, en: (who: string) => `Lent to ${who}` },
    time: { es: (when: string) => `Debía volver ${when}`, en: (when: string) => `Was due ${when}` },
  },
} as const satisfies Record<string, NoticeWords>

export const keyNoticePaths: Record<keyof typeof keyNotices, NoticePaths> = {
  key_late: { agent: '/keys', admin: '/keys' },
}

export const keyThings = {
  key: {
    name: { es: 'Llave', en: 'Key' },
    made: { es: 'Llave agregada', en: 'Key added' },
    changed: { es: 'Llave modificada', en: 'Key changed' },
    removed: { es: 'Llave quitada', en: 'Key removed' },
  },
} as const satisfies Record<string, SliceThing>
