import type { GuideSection } from './guide.ts'

const beginSection: GuideSection = {
  anchor: 'begin',
  title: { es: 'Empezar', en: 'Begin' },
  about: {
    es: 'De un condominio vacío a residentes y guardias adentro.',
    en: 'From an empty condominium to residents and guards inside.',
  },
  entries: [
    {
      id: 'admin-first-steps',
      title: { es: 'Los primeros pasos', en: 'The first steps' },
      text: {
        es: 'En «Panel de Administración» está la lista «Primeros pasos»: las unidades, los residentes, los guardias y la estación de la caseta. Cada paso tiene su botón y se marca solo cuando está hecho.',
        en: 'On “Administration panel” there is the list “First steps”: units, residents, guards and the station at the gate. Each step has its button and is ticked by itself once it is done.',
      },
    },
    {
      id: 'admin-residents',
      title: { es: 'Traer a los residentes', en: 'Bring in the residents' },
      text: {
        es: 'Abre «Gestión de Usuarios» y «Importar residentes», y elige la hoja de cálculo que ya tienes. La pantalla muestra qué entendió de cada columna y te deja corregir las filas con errores antes de guardar. Una columna «Tipo de residente» puede decir si cada quien es propietario, inquilino, familiar, huésped o empleado. Antes de guardar dice qué unidades creará, cuáles ya existen con otro nombre y qué personas ya están.\n\nSi algo salió mal, «Deshacer esta importación» la quita completa durante 30 días: las cuentas que alguien ya usa se quedan, y antes ves cuántas son.\n\nA una persona sola la agregas con «Nueva persona». No hace falta que tenga correo.',
        en: 'Open “User management” and “Import residents”, and choose the spreadsheet that you have already. The screen shows how it understood each column and lets you mend the rows with errors before anything is saved. A column “Kind of resident” may say whether each is an owner, a tenant, family, a guest or an employee. Before anything is saved it says which units it will make, which already exist under another name and which people are already there.\n\nIf something went wrong, “Undo this import” takes it away whole for 30 days: accounts that someone uses stay, and you see before how many they are.\n\nYou add a single person with “New person”. They need no e-mail.',
      },
      picture: 'admin-users',
    },
    {
      id: 'admin-lists',
      title: { es: 'Traer vehículos, colaboradores y visitantes', en: 'Bring in vehicles, workers and visitors' },
      text: {
        es: 'En la misma pantalla elige en «Qué importas» los vehículos, los colaboradores o los visitantes permanentes de las casas. Cada pase va a la cuenta de un residente de la unidad, que recibe un aviso y puede cambiarlo o eliminarlo. Si en una unidad nadie tiene cuenta, importa primero a sus residentes: basta su nombre.\n\nEn «Importaciones anteriores» ves cada lista y puedes quitar un pase o todos.',
        en: 'On the same screen choose in “What you import” the vehicles, workers or permanent visitors of the homes. Each pass goes to the account of the person who lives in the unit, who gets a notice and can change or delete it. Where nobody in a unit has an account, first import its residents: a name is enough.\n\nIn “Earlier imports” you see each list and can remove one pass or all.',
      },
    },
    {
      id: 'admin-invitations',
      title: { es: 'Entregar las invitaciones', en: 'Hand out the invitations' },
      text: {
        es: 'Con «Invitar» sale un código que envías por WhatsApp, por correo o en papel. «Invitaciones por entregar» imprime una hoja con un papel para cada persona que todavía no empieza.',
        en: '“Invite” makes a code that you send by WhatsApp, by e-mail or on paper. “Invitations to hand out” prints a sheet with a slip for each person who has not begun.',
      },
    },
    {
      id: 'admin-unit-code',
      title: { es: 'Que se unan con el código de su unidad', en: 'Let people join with the code of their unit' },
      text: {
        es: 'En «Unidades» abre una con «Ver» y toca «Código para unirse». Envía el código por WhatsApp o en papel: con él nadie tiene que escribir la unidad. Sirve 14 días y para seis personas; uno nuevo anula el anterior.\n\nCada cuenta espera tu aprobación, y ahí lees de quién es el código. Si en el formulario del condominio activas «Cada casa puede invitar a su familia», los residentes lo hacen en «Mis residentes».',
        en: 'In “Units” open one with “View” and tap “Code to join”. Send the code by WhatsApp or on paper: with it nobody has to type the unit. It works for 14 days and six people; a new one cancels the one before.\n\nEach account waits for your approval, and there you read whose code it was. If you turn on “Each home may invite its family” in the form of the condominium, residents make it in “My Residents”.',
      },
    },
    {
      id: 'admin-merge-units',
      title: { es: 'Unir una unidad escrita de dos maneras', en: 'Merge a unit that is written in two ways' },
      text: {
        es: 'Si T1-101 y 101 T1 son la misma, «Unidades» lo propone arriba de la lista. «Unir» te dice quiénes compartirán casa y qué número queda; los códigos de las visitas siguen sirviendo y la bitácora se encuentra con los dos. Si son distintas, toca «No son la misma» y no se propone otra vez.\n\nEn la pantalla de una unidad puedes agregar otra forma de escribirla, como la dice la gente.',
        en: 'If T1-101 and 101 T1 are the same, “Units” proposes it over the list. “Merge” tells you who will share a home and which number stays; the codes of visitors go on working and the access log is found by both. If they are two, tap “Not the same” and it is not proposed again.\n\nOn the screen of a unit you can add another spelling, as people say it.',
      },
    },
    {
      id: 'admin-guards',
      title: { es: 'Sumar a los guardias', en: 'Add the guards' },
      text: {
        es: 'En «Gestión de Usuarios», con «Nueva persona», crea a cada guardia como operador de tu condominio y dale su invitación. En la caseta inicia sesión y abre «Vista de Garita»: esa pantalla es la estación.',
        en: 'In “User management”, with “New person”, create each guard as an operator of your condominium and hand on the invitation. At the gatehouse they sign in and open “Guard view”: that screen is the station.',
      },
    },
  ],
  tips: [
    {
      es: 'Activa la verificación en dos pasos en «Mi cuenta»: tu cuenta abre las de todos.',
      en: 'Turn on two-step verification in “My account”: your account leads to everybody’s.',
    },
  ],
}

const daySection: GuideSection = {
  anchor: 'day',
  title: { es: 'Cada día', en: 'Each day' },
  about: {
    es: 'Lo que espera tu respuesta, personas y amenidades.',
    en: 'What waits for your answer, people and amenities.',
  },
  entries: [
    {
      id: 'admin-queue',
      title: { es: 'Responder lo que espera', en: 'Answer what waits' },
      text: {
        es: 'El «Panel de Administración» tiene tus cifras y «Esperan tu respuesta»: personas y reservas, la más antigua primero. Toca «Aprobar» o «Rechazar» y pasa la siguiente; con teclado, las letras A y R.\n\nAl lado están las casetas, con línea o sin ella, y quienes ya deberían haber salido.\n\nCuando el último adulto de una unidad se va, respondes tú a sus visitas: aparecen al principio de esa pantalla, hasta que apruebes a alguien que viva ahí. En la pantalla de la unidad puedes decirlo o terminarlo.',
        en: 'The “Administration panel” has your figures and “Waiting for your answer”: people and reservations, the oldest first. Tap “Approve” or “Reject” and the next one follows; with a keyboard, the letters A and R.\n\nBeside it are the gates, with or without a line, and those who should have left.\n\nWhen the last adult of a unit leaves, you answer its visitors: they appear at the top of that screen, until you approve someone who lives there. On the screen of the unit you can say so or end it.',
      },
      picture: 'admin-panel',
    },
    {
      id: 'admin-people',
      title: { es: 'Cambiar los datos de alguien', en: 'Change someone’s details' },
      text: {
        es: 'Búscalo en «Gestión de Usuarios» y toca «Editar». Si cambia de rol, sus pases dejan de servir en ese momento.\n\nCuando alguien se muda, toca «Mudanza» en «Más»: elige a dónde va y cuándo, y mira qué termina. Sus visitantes permanentes, colaboradores, vehículos y mascotas pueden pasar a alguien que se queda, o ir a la unidad nueva; sus códigos siguen sirviendo. Puedes anotarla con anticipación y deshacerla hasta que llegue su hora; la bitácora conserva lo que pasó. Si alguien vive también en otra unidad, toca «Agregar casa».',
        en: 'Find them in “User management” and tap “Edit”. If the role changes, their passes stop working at that moment.\n\nWhen someone moves, tap “Move” under “More”: choose where to and when, and see what ends. Their permanent visitors, workers, vehicles and pets can pass to someone who stays, or come along to the new unit; their codes go on working. You can write it down in advance and undo it until its hour comes; the log keeps what happened. If someone lives in another unit too, tap “Add a home”.',
      },
    },
    {
      id: 'admin-dwellers',
      title: { es: 'Quién vive en una unidad y qué puede hacer', en: 'Who lives in a unit and what they may do' },
      text: {
        es: 'Abre la unidad en «Unidades» y toca «Cambiar» junto a la persona: di si es propietario, inquilino, familiar, huésped o empleado, si puede autorizar entradas y cuándo suena su teléfono. Si una persona no puede autorizar, no responde a la caseta ni hace pases, y sus pases anteriores no sirven.\n\nSi el propietario arrienda y no vive ahí, agrégalo en «Propietarios que no viven ahí» con su correo: ve las reservas y las reglas, y ningún nombre. Las visitas las ve solo si un adulto de la casa acepta desde su cuenta: en «Visitas» le preguntas a la casa. Cualquiera de ellos puede quitar el permiso, y cuando llega a vivir alguien más, deja de verlas.',
        en: 'Open the unit in “Units” and tap “Change” beside the person: say whether they are the owner, a tenant, family, a guest or an employee, whether they may authorize entries and when their telephone rings. People who may not authorize do not answer the gate or make passes, and their earlier passes do not work.\n\nIf the owner rents out and does not live there, add them under “Owners who do not live there” with their e-mail: they see the reservations and the rules, and no name. They see the visits only if an adult of the home agrees from their account: under “Visits” you ask the home. Any of them can take the permission back, and when another person comes to live there, the owner stops seeing them.',
      },
    },
    {
      id: 'admin-home-rules',
      title: { es: 'Lo que las casas dicen de antemano', en: 'What homes say beforehand' },
      text: {
        es: 'Cada casa puede decir qué hace la caseta con sus entregas, taxis y servicios. En «Casetas y equipos», en «Reglas de las casas», dices si pueden pasar por una regla, cuántas veces al día y cuántos minutos pueden estar adentro. Lo tuyo está por encima de lo de cada casa.',
        en: 'Each home can say what the gate does with its deliveries, taxis and services. In “Gates and devices”, under “Rules of homes”, you say whether they may be let in by a rule, how many times a day and for how many minutes. Your word stands above that of each home.',
      },
    },
    {
      id: 'admin-stays',
      title: { es: 'Permitir estancias cortas', en: 'Allow short stays' },
      text: {
        es: 'En «Estancias cortas» toca «Ajustes» y activa «Los residentes y propietarios dan códigos a sus huéspedes». Di cuántas noches y cuántos huéspedes puede tener cada estancia, y escribe las reglas que leen el residente y el huésped. Está apagado hasta que lo actives.\n\nLos huéspedes entran en sus días sin tu aprobación, y por ellos responde la persona que hizo la estancia. En el calendario ves todas, con su autor y las cuentas que usaron el código, y terminas cualquiera con «Terminar». Si el nombre de un huésped se parece al de alguien que la casa no recibe, o lo rechazaste hace menos de un año, su cuenta espera tu aprobación.',
        en: 'In “Short stays” tap “Settings” and turn on “Residents and owners give codes to their guests”. Say how many nights and guests each stay may have, and write the rules that the resident and the guest read. It is off until you turn it on.\n\nGuests come in on their days without your approval, and the maker of the stay answers for them. The calendar shows all stays, with their makers and the accounts that took the code, and you end any of them with “End”. If the name of a guest is like that of a person whom the home does not receive, or if you rejected them less than a year ago, their account waits for your approval.',
      },
    },
    {
      id: 'admin-announcements',
      title: { es: 'Enviar un comunicado', en: 'Send an announcement' },
      text: {
        es: 'En «Comunicados» toca «Escribir comunicado», escribe el título y el texto, y elige a quién va y cuándo se envía. «Agregar fotos» y «Agregar PDF» ponen hasta cuatro fotos y un PDF de 5 MB; los abren solo las personas que reciben el comunicado. Una vez enviado, nada de él cambia.\n\nDespués ves por casa si llegó, si lo abrieron y si confirmaron, e imprimes hojas para las casas sin cuenta.',
        en: 'In “Announcements” tap “Write announcement”, write the title and the text, and choose the readers and the time. “Add pictures” and “Add PDF” take up to four pictures and one PDF of 5 MB; only the people who receive the announcement open them. Once it is sent, nothing in it changes.\n\nAfterwards you see by home whether it arrived, was opened and was confirmed, and you print slips for homes without an account.',
      },
    },
    {
      id: 'admin-amenities',
      title: { es: 'Las amenidades', en: 'The amenities' },
      text: {
        es: 'En «Amenidades» están los horarios, el cupo, el reglamento y si cada reserva necesita tu aprobación. Antes de guardar, la pantalla te dice qué reservas quedarían fuera.',
        en: '“Amenities” has the opening hours, the capacity, the house rules and whether each reservation needs your approval. Before you save, the screen tells you which reservations would no longer fit.',
      },
      picture: 'admin-amenities',
    },
  ],
  tips: [
    {
      es: 'No respondes las visitas de una casa: eso lo hace la casa. Tú ves qué pasó.',
      en: 'You do not answer the visits of a home: the home does. You see what happened.',
    },
  ],
}

const gatesSection: GuideSection = {
  anchor: 'gates',
  title: { es: 'Las casetas', en: 'The gates' },
  about: { es: 'Accesos, estaciones, equipos y tabletas.', en: 'Gates, stations, devices and tablets.' },
  entries: [
    {
      id: 'admin-gates',
      title: { es: 'Accesos, estaciones y equipos', en: 'Gates, stations and devices' },
      text: {
        es: '«Casetas y equipos» muestra cada acceso, qué estación trabaja ahí, con qué guardia y cuándo dio señal. «Nueva caseta» agrega un acceso.\n\n«Nuevo equipo» crea la clave de un lector o una barrera. Cópiala en ese momento: no se vuelve a mostrar.\n\n«Webhook» avisa a un sistema del condominio de cada llegada y cada entrada, y si lo eliges le permite responder por la unidad. Está apagado hasta que lo actives.\n\n«Lo que hace dudar a la caseta» cuenta por qué la pantalla salió en ámbar en 30 días, y dice qué cambiar: un ajuste o una costumbre.\n\n«Revisión de inicio» dice qué falló en la estación al empezar el último turno. En «Llegadas sin anunciar» eliges si la lista en papel lleva teléfonos, y «Ver carteles» los imprime para la caseta.',
        en: '“Gates and devices” shows each gate, which station works there, with which guard and when it was last seen. “New gate” adds one.\n\n“New device” makes the key of a reader or a barrier. Copy it at once: it is not shown again.\n\n“Webhook” tells a system of the condominium of each arrival and each entry, and if you choose so lets it answer for the unit. It is off until you turn it on.\n\n“What makes the gate doubt” counts why the screen turned amber in 30 days, and says what to change: a setting or a habit.\n\n“Start check” says what failed at the station at the beginning of the last shift. In “Unannounced arrivals” you choose whether the paper list has telephones, and “See the posters” prints them for the gatehouse.',
      },
      picture: 'admin-gates',
    },
    {
      id: 'admin-tablets',
      title: { es: 'La tableta de la caseta', en: 'The tablet of the gate' },
      text: {
        es: '«Nueva tableta» crea un código para una caseta: escríbelo en la tableta, en la dirección que se muestra, antes de 15 minutos. Desde entonces cada guardia la abre con su PIN, también sin internet, y lo que guarda está sellado. Después de tres días sin internet sigue como directorio: el guardia llama a la casa antes de dejar pasar. Una estación sin vincular borra sus datos.\n\nSi se pierde, se daña o la retiras, «Perdida o dañada»: deja de servir en línea al momento y se borra en cuanto tiene conexión. Las visitas por venir reciben otro número de acceso, y se avisa a quienes invitaron; los códigos QR siguen sirviendo. Una tableta nueva se vincula igual.\n\n¿Llegó un relevo sin PIN? «Código de relevo» muestra los ocho dígitos de hoy: díctaselos. Con su nombre y el código abre la tableta hasta las seis de la mañana, también sin internet, y la bitácora dice quién es y de quién fue el código.\n\nEn «Llegadas sin anunciar» eliges si la tableta se bloquea cuando nadie la toca.',
        en: '“New tablet” makes a code for a gate: type it on the tablet, at the address shown, within 15 minutes. From then on each guard opens it with their PIN, also without internet, and what it stores is sealed. After three days without internet it goes on as a directory: the guard calls the home before letting in. A station that is not linked deletes its data.\n\nIf it is lost, broken or retired, “Lost or broken”: it stops working online at once and is wiped as soon as it has a connection. Visits to come get another access number, and their hosts are told; QR codes still work. A new tablet is linked in the same way.\n\nDid a relief come without a PIN? “Relief code” shows today’s eight digits: read them aloud. With their name and the code they open the tablet until six in the morning, also without internet, and the log says who they are and whose code it was.\n\nAt “Unannounced arrivals” you choose whether the tablet locks when no one touches it.',
      },
    },
  ],
  tips: [
    {
      es: 'Si la red falla, la caseta sigue trabajando. Lo que registre llega a la bitácora cuando vuelve.',
      en: 'If the network fails, the gate goes on. What it records reaches the log when the network is back.',
    },
  ],
}

const recordsSection: GuideSection = {
  anchor: 'records',
  title: { es: 'Bitácora y reportes', en: 'Log and reports' },
  about: { es: 'Buscar qué pasó, y contarlo a la junta.', en: 'Find what happened, and report it to the meeting.' },
  entries: [
    {
      id: 'admin-log',
      title: { es: 'Buscar qué pasó', en: 'Find what happened' },
      text: {
        es: '«Bitácora y visitas» tiene cada entrada y cada salida, con fecha, acceso y guardia. Filtra por persona, unidad o días; «Exportar» descarga justo lo que filtraste y «Bitácora para imprimir» lo deja en papel.\n\nNadie puede cambiar ni borrar una línea. Una corrección es otra línea.',
        en: '“Access log and visits” has each entry and each exit, with date, gate and guard. Filter by person, unit or days; “Export” downloads exactly what you filtered and “Access log to print” puts it on paper.\n\nNobody can change or delete a line. A correction is another line.',
      },
      picture: 'admin-log',
    },
    {
      id: 'admin-what-happened',
      title: { es: 'Qué pasó, y para qué lo preguntas', en: 'What happened, and why you ask' },
      text: {
        es: 'Ves los nombres de las últimas 24 horas. Para los anteriores toca «Ver anteriores», elige un motivo y escribe una línea: los ves durante una hora, y las casas leen quién consultó, cuándo y para qué.\n\nEn «Qué pasó» eliges una unidad, una persona, unas placas o un pase, y desde cuándo hasta cuándo. Lees en orden quién entró y salió, los rechazos, las correcciones y los incidentes; abre cada uno para ver quién lo autorizó y qué dijo la pantalla.\n\n«Por revisar» cuenta lo que conviene mirar de 7 o 30 días, junto a los días anteriores: ingresos con motivo, rechazos, teléfonos mostrados sin pregunta, entradas por regla de noche, entradas sin salida y aparatos callados. Toca una para ver sus filas.\n\n«Guardar como prueba (PDF)» lo deja en un archivo con folio. Quien lo reciba comprueba el folio en la página /folio, sin cuenta.\n\n«Retener como prueba» evita que eso se borre al terminar su plazo, hasta la fecha que digas. Otra persona de la administración lo confirma en «Retenciones» en siete días; su Panel le dice cuánto queda. Si no, termina.',
        en: 'You see the names of the last 24 hours. For older ones tap “Show older”, choose a reason and write one line: you see them for an hour, and the homes read who looked, when and why.\n\nIn “What happened” you choose a unit, a person, a plate or a pass, and from when to when. You read in order who came and left, refusals, corrections and incidents; open each to see who authorized it and what the screen said.\n\n“Worth a look” counts what deserves attention in 7 or 30 days, beside the days before: entries with a reason, refusals, phones shown without an ask, entries by a rule at night, entries without an exit and silent devices. Tap one for its rows.\n\n“Save as evidence (PDF)” keeps it in a file with a folio. Those who receive it check the folio on the page /folio, without an account.\n\n“Hold as evidence” keeps it from being deleted when its term is over, until the date you say. Another person of the administration confirms it in “Holds” within seven days; their panel says how much is left. Otherwise it ends.',
      },
    },
    {
      id: 'admin-incidents',
      title: { es: 'La minuta de la caseta', en: 'The gate’s incident book' },
      text: {
        es: '«Incidentes» tiene lo que los guardias anotaron: qué pasó, a quién se avisó y en qué quedó. Lo que sabes tú, anótalo con «Anotar incidente». Abre uno para agregar una nota, cerrarlo, imprimirlo o dejarlo en un PDF con folio.\n\n«Ver qué pasó entonces» muestra esa hora; de una «Solicitud de información», solo el tiempo que pide. Lo que guardes ahí queda ligado al incidente. Cada incidente se guarda al menos un año desde lo último que se anotó.',
        en: '“Incidents” has what the guards wrote: what happened, who was told and how it ended. What you know yourself, write with “Record incident”. Open one to add a note, close it, print it or keep it in a PDF with a folio.\n\n“Show what happened then” shows that hour; of a “Request for information”, only the time it asks for. What you save there is linked to the incident. Each incident is kept for at least a year after the last note.',
      },
    },
    {
      id: 'admin-audit',
      title: { es: 'Quién cambió qué', en: 'Who changed what' },
      text: {
        es: '«Bitácora de cambios» dice quién cambió a una persona, una regla o un condominio, y de qué a qué. También cada exportación.',
        en: '“Change log” says who changed a person, a rule or a condominium, and from what to what. Each export too.',
      },
    },
    {
      id: 'admin-reports',
      title: { es: 'El reporte y la junta', en: 'The report and the board' },
      text: {
        es: 'En «Reportes y Analytics» elige el condominio y los días. Empieza con tres frases; cada una lleva a sus filas, y cada cifra dice qué cuenta.\n\n«Página para la junta (PDF)» resume un mes en una hoja.',
        en: 'In “Reports and analytics” choose the condominium and the days. It begins with three sentences; each leads to its rows, and each figure says what it counts.\n\n“Page for the board (PDF)” sums up a month on one sheet.',
      },
      picture: 'admin-report',
    },
    {
      id: 'admin-privacy',
      title: { es: 'Lo que pide un visitante', en: 'What a visitor asks' },
      text: {
        es: 'Con el enlace de su pase un visitante ve qué se guarda de él y pide que se corrija o se borre. Llega a «Privacidad», con el último día para responder según la ley de tu país. Quien lo invitó también puede hacer una corrección.\n\nAhí mismo escribes el «Aviso de privacidad»: empiezas con un texto de tu país que tu abogado debe revisar, y con «Cartel» imprimes uno con un código para la caseta.',
        en: 'By the link of their pass a visitor sees what is kept of them and asks for it to be corrected or deleted. It arrives in “Privacy”, with the last day for an answer under the law of your country. Their host may make a correction too.\n\nThere you also write the “Privacy notice”: you begin with a text of your country, which your lawyer should check, and with “Poster” you print one with a code for the gate.',
      },
    },
    {
      id: 'admin-data',
      title: { es: 'Cuánto se guardan los datos', en: 'How long data is kept' },
      text: {
        es: 'En «Gestión de Condominios», con «Editar», pones los «Días que se guardan los datos»: después, los datos de las visitas se borran solos. «Descargar todo» te da una copia completa de tu condominio.',
        en: 'In “Condominium management”, with “Edit”, you set the “Days that data is kept”: after them visitors’ data is deleted. “Download everything” gives you a complete copy of your condominium.',
      },
    },
  ],
  tips: [
    {
      es: 'Los documentos se ven tapados. Solo los ve completos el guardia que atiende la visita, y queda anotado.',
      en: 'Documents are shown masked. Only the guard who attends the visit sees one whole, and that is recorded.',
    },
  ],
}

export const adminGuide: readonly GuideSection[] = [beginSection, daySection, gatesSection, recordsSection]
