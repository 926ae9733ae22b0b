/** An answer of a webhook names the administrator who turned it on. */
import { messages } from '../../shared/messages.ts'

export const webhookTexts = messages({
  turned_on_by: {
    es: (admin: string) => `Webhook (lo activó ${admin})`,
    en: (admin: string) => `Webhook (turned on by ${admin})`,
  },
})

/** As `access.answer_by_channel` writes it; any other name stays as it is. */
export function answererName(name: string, { turned_on_by }: { turned_on_by: (admin: string) => string }): string {
  const admin = /^Webhook · (.+)$/.exec(name)?.[1]
  return admin ? turned_on_by(admin) : name
}
