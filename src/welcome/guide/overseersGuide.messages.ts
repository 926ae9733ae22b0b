/** Sections for the supervisor of the guards, and for the board. */
import type { GuideSection } from './guide.ts'

export const supervisorSection: GuideSection = {
  anchor: 'supervisor',
  title: { es: 'Supervisar a los guardias', en: 'Supervise the guards' },
  about: { es: 'Quién está de turno, guardias nuevos y relevos.', en: 'Who is on duty, new guards and reliefs.' },
  entries: [
    {
      id: 'guard-supervise',
      title: { es: 'Las casetas y quién está de turno', en: 'The gates and who is on duty' },
      text: {
        es: 'Si eres supervisor de guardias, tu inicio muestra «Casetas ahora»: quién está de turno y desde cuándo, si la estación tiene conexión, qué equipos no dan señal y qué falló en la revisión de inicio. Después están «Alarmas», con quién atendió cada una, y «Se dejó pasar con motivo»: cada entrada que la pantalla no autorizaba, con su guardia y lo que la pantalla decía.\n\nNo ves quién entró, a qué casa, documentos ni teléfonos: eso lo ve la administración.\n\nSi mandas un relevo sin PIN, «Código de relevo» muestra los ocho dígitos de hoy de esa tableta. Díctaselos por teléfono: queda anotado que los leíste. «Quitar» en su renglón lo termina antes.',
        en: 'As the guard supervisor your home screen shows “Gates now”: who is on duty and since when, whether the station has a connection, which devices give no signal, and what failed in the start check. Then come “Alarms”, with who took each, and “Let in with a reason”: each entry that the screen did not authorize, with its guard and what the screen said.\n\nYou do not see who came in, to which home, documents or telephones: the administration sees that.\n\nIf you send a relief without a PIN, “Relief code” shows today’s eight digits of that tablet. Read them aloud by phone: it is written down that you read them. “Remove” in their row ends it early.',
      },
    },
    {
      id: 'guard-supervise-guards',
      title: { es: 'Agregar, suspender y quitar guardias', en: 'Add, suspend and remove guards' },
      text: {
        es: 'Con «Nuevo guardia» lo agregas y le entregas un código o un correo. «Suspender» cierra su sesión en todos los equipos en ese momento; «Reactivar» lo deja trabajar de nuevo. «Quitar» termina su trabajo en ese condominio.\n\nA un guardia que también trabaja o vive en otro lugar solo puedes quitarlo.',
        en: 'With “New guard” you add one and hand on a code or a letter. “Suspend” ends their session on every device at once; “Reactivate” lets them work again. “Remove” ends their work in that condominium.\n\nA guard who also works or lives somewhere else can only be removed.',
      },
    },
  ],
  tips: [
    {
      es: 'Si la administración suspendió a un guardia, solo ella lo reactiva.',
      en: 'Only the administration reactivates a guard whom it suspended.',
    },
  ],
}

export const boardSection: GuideSection = {
  anchor: 'board',
  title: { es: 'El comité y el supervisor', en: 'The board and the supervisor' },
  about: {
    es: 'Nombrar supervisores, y qué ve el comité.',
    en: 'Appoint supervisors, and what the board sees.',
  },
  entries: [
    {
      id: 'admin-overseers',
      title: { es: 'Nombrar supervisores y al comité', en: 'Appoint supervisors and the board' },
      text: {
        es: 'En «Gestión de Usuarios», «Nueva persona», elige el rol de supervisor de guardias o de comité, y su condominio. Si ya tiene cuenta, cambia su rol con «Editar». Un residente que entra al comité conserva su casa.\n\nEl supervisor maneja a los guardias y ve las casetas, nunca visitas, casas ni documentos.',
        en: 'In “User management”, “New person”, choose the role guard supervisor or board, and the condominium. If they already have an account, change the role with “Edit”. A resident who joins the board keeps their home.\n\nThe supervisor manages the guards and sees the gates, never visits, homes or documents.',
      },
    },
    {
      id: 'admin-board',
      title: { es: 'Qué ve el comité', en: 'What the board sees' },
      text: {
        es: '«El condominio en cifras»: entradas, preguntas de la caseta, incidentes y reservas, sin nombres y sin casas. También lee el libro de incidentes, menos las solicitudes de información. Los guardias escriben el texto de un incidente y pueden nombrar a personas.',
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
