import type { NoticePaths, NoticeWords, SliceThing } from '../shared/slice.ts'

export const announcementNotices = {
  announcement: {
    title: { es: 'Comunicado de la administración', en: 'Announcement of the administration' },
    by: { es: (who: string) => `Lo escribió ${who}`, en: (who: string) => `Written by ${who}` },
    time: { es: (when: string) => `Enviado ${when}`, en: (when: string) => `Sent ${when}` },
  },
} as const satisfies Record<string, NoticeWords>

export const announcementPath = (id: string) => `/announcements?open=${id}`

export const announcementNoticePaths: Record<keyof typeof announcementNotices, NoticePaths> = {
  announcement: { resident: announcementPath, agent: announcementPath },
}

export const announcementThings = {
  announcement: {
    name: { es: 'Comunicado', en: 'Announcement' },
    made: { es: 'Comunicado escrito', en: 'Announcement written' },
    changed: { es: 'Comunicado modificado', en: 'Announcement changed' },
    removed: { es: 'Comunicado retirado', en: 'Announcement withdrawn' },
  },
} as const satisfies Record<string, SliceThing>
