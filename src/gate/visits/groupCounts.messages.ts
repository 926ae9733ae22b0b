/** The gate counts the people of a group with these words. */
import { groupTexts } from '../../authorizations/group.messages.ts'
import { messages } from '../../shared/messages.ts'

export const groupCountTexts = messages({
  all_inside: {
    es: (inside: number, people: number) => `Ya entraron ${inside} de ${people}`,
    en: (inside: number, people: number) => `${inside} of ${people} already entered`,
  },
  all_inside_text: {
    es: 'Si llega otra persona, pregunta a la casa.',
    en: 'If another person comes, ask the home.',
  },
  enter: {
    es: (count: number, most: number) => `Entran ${count} de ${most}`,
    en: (count: number, most: number) => `${count} of ${most} enter`,
  },
  leave: {
    es: (count: number, most: number) => `Salen ${count} de ${most}`,
    en: (count: number, most: number) => `${count} of ${most} leave`,
  },
  fewer: { es: 'Una persona menos', en: 'One person less' },
  more: { es: 'Una persona más', en: 'One person more' },
  counted: groupTexts.counted,
  column: groupTexts.people_label,
})
