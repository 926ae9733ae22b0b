/** Of the guides, the sections for those who watch over a part: the supervisor of the guards, and the board. */
import type { GuideSection } from './guide.ts'

export const supervisorSection: GuideSection = {
  anchor: 'supervisor',
  title: { es: 'Supervisar a los guardias', en: 'Supervise the guards' },
  about: { es: 'Quién está en turno, altas y relevos.', en: 'Who is on shift, new guards and reliefs.' },
  entries: [
    {
      id: 'guard-supervise',
      title: { es: 'Las garitas y quién está en turno', en: 'The gates and who is on duty' },
      text: {
        es: 'Si eres supervisor de guardias, tu inicio muestra «Garitas ahora»: quién está en turno y desde cuándo, si la estación tiene línea, qué equipos no dan señal y qué falló en la revisión de inicio. Después están «Alarmas», con quién atendió cada una, y «Se dejó pasar con motivo»: cada entrada que la pantalla no autorizaba, con su guardia y lo que la pantalla decía.\n\nNo ves quién entró, a qué casa, documentos ni teléfonos: eso lo consulta la administración.\n\nSi mandas un relevo sin PIN, «Código de relevo» muestra los ocho dígitos de hoy de esa tableta. Díctaselos por teléfono: queda anotado que los leíste. «Relevar» en su renglón lo termina antes.',
        en: 'As the guard supervisor your home screen shows “Gates now”: who is on duty and since when, whether the station has a line, which devices give no signal, and what failed in the start check. Then come “Alarms”, with who took each, and “Let in with a reason”: each entry that the screen did not authorize, with its guard and what the screen said.\n\nYou do not see who came in, to which home, documents or telephones: the administration looks that up.\n\nIf you send a relief without a PIN, “Relief code” shows today’s eight digits of that tablet. Read them aloud by phone: it is written down that you read them. “Relieve” in their row ends it early.',
      },
    },
    {
      id: 'guard-supervise-guards',
      title: { es: 'Dar de alta, suspender y relevar', en: 'Add, suspend and relieve' },
      text: {
        es: 'Con «Nuevo guardia» lo das de alta y le entregas un código o un correo. «Suspender» cierra su sesión en todos los equipos en ese momento; «Reincorporar» lo deja trabajar de nuevo. «Relevar» termina su trabajo en ese condominio.\n\nA un guardia que también trabaja o vive en otro lugar solo puedes relevarlo.',
        en: 'With “New guard” you add one and hand on a code or a letter. “Suspend” ends their session on every device at once; “Reinstate” lets them work again. “Relieve” ends their work in that condominium.\n\nA guard who also works or lives somewhere else can only be relieved.',
      },
    },
  ],
  tips: [
    {
      es: 'A quien suspendió la administración solo ella lo reincorpora.',
      en: 'Only the administration reinstates a guard whom it suspended.',
    },
  ],
}

export const boardSection: GuideSection = {
  anchor: 'board',
  title: { es: 'El comité y el supervisor', en: 'The board and the supervisor' },
  about: {
    es: 'Nombrar a quien supervisa, y lo que ve el comité.',
    en: 'Appoint supervisors, and what the board sees.',
  },
  entries: [
    {
      id: 'admin-overseers',
      title: { es: 'Nombrar a quien supervisa o decide', en: 'Appoint who supervises or decides' },
      text: {
        es: 'En «Usuarios», «Nueva persona», elige el rol de supervisor de guardias o de comité, y su condominio. A quien ya tiene cuenta cámbiale el rol con «Editar». Quien vive ahí y entra al comité conserva su casa.\n\nEl supervisor maneja a los guardias y ve las garitas, nunca visitas, casas ni documentos.',
        en: 'In “Users”, “New person”, choose the role guard supervisor or board, and the condominium. For someone with an account change the role with “Edit”. Who lives there and joins the board keeps their home.\n\nThe supervisor manages the guards and sees the gates, never visits, homes or documents.',
      },
    },
    {
      id: 'admin-board',
      title: { es: 'Lo que ve el comité', en: 'What the board sees' },
      text: {
        es: '«El condominio en cifras»: entradas, preguntas de la garita, incidentes y reservas, sin nombres y sin casas. También lee el libro de incidentes, menos las solicitudes de información. El texto de un incidente lo escriben los guardias y puede nombrar a personas.',
        en: '“The condominium in figures”: entries, questions from the gate, incidents and reservations, without names and without homes. It also reads the incident book, but for requests for information. Guards write the text of an incident, and it may name people.',
      },
    },
  ],
  tips: [
    {
      es: 'Para quitar el rol, usa «Condominios» en la lista de usuarios o cambia el rol con «Editar».',
      en: 'To take the role away, use “Condominiums” in the list of users, or change the role with “Edit”.',
    },
  ],
}
