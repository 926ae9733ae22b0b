/** A new privacy notice begins with the text of the country. The page shows the responsible person and the current terms above it. */
import type { Country } from '../../shared/countries.ts'
import type { Language } from '../../shared/messages.ts'

interface Rights {
  readonly es: string
  readonly en: string
}

const rightsOf: Partial<Record<Country, Rights>> = {
  MX: {
    es: 'Puedes pedir acceso, rectificación, cancelación u oposición (derechos ARCO), como dice la Ley Federal de Protección de Datos Personales en Posesión de los Particulares. La respuesta llega en 20 días como máximo (artículo 31). Si no estás de acuerdo, acude a la Secretaría Anticorrupción y Buen Gobierno.',
    en: 'You can ask for access, rectification, cancellation or opposition (ARCO rights) under the federal law on personal data held by private parties. The answer comes within 20 days (article 31). If you disagree, go to the Secretaría Anticorrupción y Buen Gobierno.',
  },
  CO: {
    es: 'Puedes conocer, actualizar, rectificar y suprimir tus datos, como dice la Ley 1581 de 2012. Un reclamo se responde en 15 días hábiles como máximo (artículo 15). Si no estás de acuerdo, acude a la Superintendencia de Industria y Comercio.',
    en: 'You can know, update, rectify and delete your data under Ley 1581 of 2012. A claim is answered within 15 working days (article 15). If you disagree, go to the Superintendencia de Industria y Comercio.',
  },
  CL: {
    es: 'Puedes pedir acceso, rectificación, supresión, oposición, portabilidad o bloqueo, como dice la Ley 19.628 modificada por la Ley 21.719. La respuesta llega en 30 días corridos como máximo (artículo 11). Si no estás de acuerdo, acude a la Agencia de Protección de Datos Personales.',
    en: 'You can ask for access, rectification, deletion, opposition, portability or blocking under Ley 19.628 as changed by Ley 21.719. The answer comes within 30 days (article 11). If you disagree, go to the Agencia de Protección de Datos Personales.',
  },
}
const elsewhere: Rights = {
  es: 'Puedes pedir ver tus datos, que se corrijan o que se borren, como diga la ley de tu país.',
  en: 'You can ask to see your data, and to have it corrected or deleted, as the law of your country says.',
}

export function startingNotice(language: Language, country: Country | null, condominium: string): string {
  const rights = ((country && rightsOf[country]) ?? elsewhere)[language]
  return (language === 'es' ? inSpanish : inEnglish)(condominium, rights)
}

const inSpanish = (condominium: string, rights: string) => `Quién responde
${condominium} responde de los datos que se te piden en la entrada. Arriba están su dirección y su correo.

Qué se guarda
Tu nombre y, según el tipo de visita, tu documento, teléfono y placa; a qué unidad vas; y cuándo entras y sales.

Para qué
Para dejarte pasar, avisar a quien visitas y cuidar a quienes viven aquí. No se venden ni se usan para publicidad.

Quién los ve
Quien te invitó, los guardias y la administración. Las autoridades, cuando la ley lo ordena.

Cuánto tiempo
El plazo que dice arriba; después se borran solos. Las copias de seguridad tienen su propio plazo, que también está arriba.

Tus derechos
${rights} Pídelo desde el enlace de tu pase, en «Mis datos», o escribe al correo de arriba.`

const inEnglish = (condominium: string, rights: string) => `Who answers
${condominium} is responsible for the data that you are asked for at the entrance. Its address and e-mail stand above.

What is kept
Your name and, depending on the kind of visit, your document, telephone and plate; which unit you visit; and when you come and leave.

What for
To let you in, to tell your host, and to keep the people who live here safe. It is not sold, nor used for advertising.

Who sees it
Your host, the guards and the administration. Authorities, where the law orders it.

For how long
The term above; then it deletes itself. Backups have a term of their own, which stands above too.

Your rights
${rights} Ask by the link of your pass, in “My data”, or write to the e-mail above.`
