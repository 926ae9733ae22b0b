import type { NoticePaths, NoticeWords } from '../shared/slice.ts'

export const matterNotices = {
  matter_waiting: {
    title: { es: 'Un mensaje espera tu respuesta', en: 'A message waits for your answer' },
    by: { es: (who: string) => `De ${who}`, en: (who: string) => `From ${who}` },
    time: { es: (when: string) => `Espera desde ${when}`, en: (when: string) => `Waiting since ${when}` },
  },
  matter_answered: {
    title: { es: 'La administración respondió tu mensaje', en: 'The administration answered your message' },
    by: { es: (who: string) => `Respondió ${who}`, en: (who: string) => `Answered by ${who}` },
    time: { es: (when: string) => `Respondió ${when}`, en: (when: string) => `Answered ${when}` },
  },
  matter_closed: {
    title: { es: 'La administración cerró tu mensaje', en: 'The administration closed your message' },
    by: { es: (who: string) => `Lo cerró ${who}`, en: (who: string) => `Closed by ${who}` },
    time: { es: (when: string) => `Se cerró ${when}`, en: (when: string) => `Closed ${when}` },
  },
} as const satisfies Record<string, NoticeWords>

const conversation = (fact: string) => `/messages?id=${fact}`

export const matterNoticePaths: Record<keyof typeof matterNotices, NoticePaths> = {
  matter_waiting: { admin: conversation },
  matter_answered: { resident: conversation },
  matter_closed: { resident: conversation },
}
