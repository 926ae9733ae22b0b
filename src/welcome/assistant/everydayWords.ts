/** People use these words for a topic if they do not know the guide's; searched beside its title, never shown. */
import type { GuideText } from '../guide/guide.ts'

export const everydayWords: Readonly<Record<string, GuideText>> = {
  account: {
    es: 'registro registrarme usuario inscribirme inquilino arrendatario nuevo edificio darme alta sacar cuenta primera vez acabo mudarme enlace crear abrir formulario datos pide',
    en: 'sign up register new user tenant join enroll first time just moved in enter link building create open form details asks',
  },
  approval: {
    es: 'aprueban pendiente tardan días esperando aceptan todavía rechazaron usarla revisan cuándo confirman activar cuenta',
    en: 'approved pending long take days waiting accepted rejected still account review when confirm activate',
  },
  'sign-in': {
    es: 'olvidé contraseña clave recuerdo recuperar restablecer incorrecta bloqueada entrar abrir mi cuenta venció enlace meterme acuerdo sesión iniciar ingresar nueva',
    en: 'forgot password log in remember recover reset wrong locked expired link login enter open session new forgotten',
  },
  home: {
    es: 'menú rayas acciones rápidas números significan botones',
    en: 'menu lines quick actions numbers mean buttons',
  },
  household: {
    es: 'vive conmigo hijos esposa hija roomie pareja adolescente familia mudó agregar novia novio vino mi casa bebé abuela',
    en: 'lives with me wife husband daughter son children roommate partner teenage moving family add girlfriend boyfriend moved in kid grandma',
  },
  details: {
    es: 'idioma inglés español actualizar perfil nombre apellido número teléfono correo cerrar sesión foto mi contraseña',
    en: 'language english spanish update profile name misspelled phone number address sign out log my surname password',
  },
  'several-homes': {
    es: 'dos casas departamentos otra unidad vivo administro agregar dueño',
    en: 'two homes apartments another unit own live run add',
  },
  install: {
    es: 'bajar app store play instalar icono android descargar computadora',
    en: 'download app store play install icon android computer',
  },
  offline: {
    es: 'carga página internet señal datos wifi conexión cayó',
    en: 'load page internet signal data wifi down connection',
  },
  'lost-phone': {
    es: 'perdí robaron celular hackearon cayó cambié nuevo dejé taxi',
    en: 'lost stolen phone hacked broke new left taxi bought',
  },
  'own-account': {
    es: 'compartir misma cuenta propia prestar esposa varias personas clave',
    en: 'share same account own lend wife several people login password',
  },
  'stored-data': {
    es: 'borrar eliminar mi cuenta datos descargar información guardan copia cerrar darme baja',
    en: 'delete remove my account data download information store copy close',
  },
  'two-steps': {
    es: 'verificación dos pasos autenticador código seguridad factor activar desactivar recuperación pida además aparte extra más seguro sms iniciar entrar clave',
    en: 'two step factor authentication authenticator 2fa security code turn on off recovery ask besides extra more secure sms text logging in password',
  },
  'home-accounts': {
    es: 'quién más puede autorizar cuenta mi casa unidad tiene acceso desconocido aprobar departamento visitas otros responder',
    en: 'who else can authorize account my home unit has access unknown allowed approve visits flat others answer',
  },
  'ask-administration': {
    es: 'precio cuánto cuesta vale gratis pagar cuota mantenimiento debo vecino vive teléfono de alguien basura camión wifi clave ruido música fuma mascota fuga gotera elevador lavandería quién',
    en: 'price how much cost free pay fee hoa owe neighbor lives someone number trash garbage wifi password noise music smokes leak leaking elevator laundry who',
  },
  'own-photo': {
    es: 'mi foto cara pase retrato subir selfie quién ve mi cara',
    en: 'my photo face pass portrait upload selfie sees my face picture of me',
  },
  'stays-make': {
    es: 'airbnb huéspedes rentar por días noches booking turistas vacaciones alquilar temporada hospedar',
    en: 'airbnb guests rent by days nights booking tourists vacation rental short term host',
  },
  'stays-send': {
    es: 'código del huésped enviar enlace huéspedes perdí código estancia registrarse airbnb entran',
    en: 'code of the guest send link guests lost code stay register airbnb get in',
  },
  'stays-change': {
    es: 'huésped se va antes acortar terminar estancia cancelar reserva airbnb calendario ocupado fechas',
    en: 'guest leaves earlier shorten end stay cancel airbnb booking calendar taken dates',
  },
  'stays-guest': {
    es: 'soy huésped airbnb llegué código no vivo aquí vacaciones renté días cómo entro',
    en: 'i am a guest airbnb arrived code do not live here vacation rented days how get in',
  },
  'visitors-invite': {
    es: 'viene mañana domingo amigo técnico comida una vez dejar entrar autorizar huéspedes cena generar pase temporal mudanza registrar avisar días',
    en: 'coming tomorrow sunday friend guy technician food once let in authorize guests dinner temporary register add airbnb movers people over',
  },
  'visitors-ask': {
    es: 'permiso hijo menor amigo autorizar adolescente papás ver',
    en: 'permission son teenager minor friend authorize parents allow',
  },
  'visitors-pass': {
    es: 'mando código qr whatsapp pase enviar cinco dígitos reenviar mensaje darle imprimir enlace',
    en: 'send code qr whatsapp text pass share five digit resend message forward print link',
  },
  'visitors-answer': {
    es: 'alguien puerta tocan timbre aprobar contestar rechazar denegar conozco caseta guardia pregunta avisan solicitud espera visita subir tocaron quién es decir que no sí avisaron llegó',
    en: 'someone door front gate approve visit calling deny answer guard asking says accept request security desk ring know bell waiting say no yes stranger asks came called',
  },
  'visitors-expect': {
    es: 'espero paquete pedido repartidor mensajero pizza comida correo amazon súper recibir llega dejaron pasar equivocado',
    en: 'expecting parcel package courier delivery food order pizza amazon groceries mail arrives mistake wrong person',
  },
  'visitors-rules': {
    es: 'nunca prohibir dejen siempre repartidores taxis empresa reglas recibir entre paquetes prohibido',
    en: 'never ban always couriers taxis company rule deliveries receive enter forbid parcels',
  },
  'visitors-not-received': {
    es: 'nunca ex prohibido bloquear persona dejen entrar lista negra no quiero que venga rechazar siempre',
    en: 'never ex ban block person let in blacklist do not want always keep out',
  },
  'visitors-change': {
    es: 'equivoqué fecha día nombre mal escrito cancelar no viene extender edito retirar invitación placa mover',
    en: 'wrong date day name misspelled cancel not coming extend edit withdraw invitation move anymore',
  },
  'visitors-end': {
    es: 'salió fueron terminó sigue adentro aparece repetir misma visita volver',
    en: 'left gone ended still inside shows repeat same visit again earlier',
  },
  'visitors-permanent': {
    es: 'siempre seguido diario semana días mamá novio abuelos suegros familia fijo frecuente casi pololo',
    en: 'always often daily week every day mom boyfriend grandparents in-laws family frequent almost time',
  },
  'visitors-refused': {
    es: 'dejan entrar pasar código no sirve guardia dice encuentra lista lector inválido vencido error rechazaron',
    en: 'let in code not work guard says find list scan invalid expired error refused good turned away',
  },
  'visitors-other-hands': {
    es: 'equivocada reenviaron otra persona anular pase filtró bloquear código',
    en: 'wrong person forwarded leaked void pass block code else',
  },
  'visitors-plate': {
    es: 'placa coche visita auto moto estacionar carro',
    en: 'plate car visitor license motorcycle drive guest parking',
  },
  'amenities-reserve': {
    es: 'apartar alberca salón fiesta cumpleaños cancha rentar asador gimnasio social festejar usar',
    en: 'book pool party room hall birthday court rent grill gym barbecue clubhouse celebrate use',
  },
  'amenities-approval': {
    es: 'pendiente confirmado aprueban todavía nadie contestan rechazaron negaron reserva sin confirmar confirmarse sigue esperando apartado respuesta',
    en: 'pending confirmed approved nobody answered denied rejected booking isnt still booked waiting answer',
  },
  'amenities-change': {
    es: 'mover cambiar día hora reserva editar más personas pasar otro horario cancha',
    en: 'move change day time booking push edit more people reschedule court',
  },
  'amenities-cancel': {
    es: 'cancelar ya no puedo ir voy usar alberca suspendió fiesta liberar quitar lugar reserva',
    en: 'cancel not going cant make it call off pool free remove place booking party anymore',
  },
  'amenities-calendar': {
    es: 'google agenda archivo ics outlook guardar calendario salga aparecer evento recordatorio',
    en: 'google outlook ics file save add put into appears event reminder',
  },
  'amenities-guests': {
    es: 'lista cuántos llevar fiesta invitados',
    en: 'list how many bring party guests everyone',
  },
  'amenities-rules': {
    es: 'hora abre cierra alberca usar música cobran costo horario reglamento durar tarde gimnasio',
    en: 'time open close late pool music cost charge hours rules long gym',
  },
  'vehicles-register': {
    es: 'coche carro camioneta moto bicicleta placas comprar nueva agregar segundo estacionamiento dónde alta',
    en: 'car truck motorcycle bike plate buy new add second license parking where bought',
  },
  'vehicles-pass': {
    es: 'pluma barrera tag tarjeta maneja abrir calcomanía coche',
    en: 'barrier arm tag sticker drives open car',
  },
  'vehicles-change': {
    es: 'vender cambiar coche placas nuevas quitar ya no chocado usar borrar',
    en: 'sell sold new car plates remove anymore wrecked delete another',
  },
  'pets-register': {
    es: 'perro gato cachorro loro conejo adopté vacunas escapó perdió permiten',
    en: 'dog cat puppy kitten parrot rabbit adopted vaccinations ran away lost allowed',
  },
  'pets-vet': { es: 'chip datos perro teléfono', en: 'chip details dog phone number' },
  'pets-no-pass': {
    es: 'murió regalé perro gato borrar código necesita propio pase salir pasear',
    en: 'died gave away dog cat delete code need own pass walk',
  },
  'workers-register': {
    es: 'empleada muchacha nana chofer jardinero contraté empieza doméstica enfermera albañiles maestro plomero limpieza señora ayuda agregar trabajador niñera',
    en: 'maid housekeeper nanny driver gardener hired starts cleaning lady nurse caregiver contractors teacher plumber babysitter helps add worker',
  },
  'workers-days': {
    es: 'viene lunes martes jueves horario cambiar otro día fuera hora empleada limpieza',
    en: 'comes mondays tuesdays thursdays hours change another day outside time maid cleaning',
  },
  'workers-pass': { es: 'código mandar empleada jardinero perdió', en: 'code send maid gardener lost nanny' },
  'workers-pause': {
    es: 'despedí corrí renunció suspender vacaciones ya no trabaja conmigo entre borrar regresa semanas mes se va empleada jardinero',
    en: 'fired let go quit suspend vacation no longer works anymore delete returns weeks month maid nanny gardener away resume',
  },
  'workers-attendance': {
    es: 'horas asistencia trabajó vino faltó descargar niñera empleada lista',
    en: 'hours attendance worked came missed download nanny maid list',
  },
  'notifications-bell': {
    es: 'rojo leída borrar limpiar avisos número significa',
    en: 'red read delete clear notices number mean mark',
  },
  'notifications-announcements': {
    es: 'comunicado administración escribió circular aviso leer foto pdf abrir archivo enterado confirmar anuncio',
    en: 'announcement administration wrote circular news read photo pdf open file confirm message',
  },
  'notifications-closed': {
    es: 'activar encender avisos alertas celular avise apagar recibir llega visita aunque app cerrada abierta',
    en: 'turn on off alerts notify phone push tell receive arrives more app closed even',
  },
  'notifications-iphone': { es: 'alertas activar avisos ios apple', en: 'alerts turn on push notices ios apple' },
  'notifications-quiet': {
    es: 'noche molestar silenciar dormir sonar timbre callar bebé',
    en: 'night disturb mute silence sleep ring quiet baby',
  },
  'notifications-missing': {
    es: 'no llegan avisos alertas enteré nunca ningún tarde bloqueado avisa celular viene alguien suena nada',
    en: 'not arrive alerts told never stopped late blocked pops up phone tell notice gate nothing rings',
  },
  'notifications-sound': { es: 'suene tono volumen', en: 'sound ringtone volume' },
  'guard-begin': {
    es: 'empezar turno entrar sistema pantalla abrir elegir acceso tableta mi cuenta llegar primero al acabo de qué abro',
    en: 'start shift log in system screen open choose tablet my account just got on duty first arrived',
  },
  'guard-hand-over': {
    es: 'cambio de turno relevo me voy compañero terminar salir pasar siguiente otro guardia entregar llega mi',
    en: 'shift change relief leave end over next colleague pass sign out another guard hand arrives',
  },
  'guard-pin': {
    es: 'olvidé mi pin clave iniciales bloquear tableta cambiar entrar número',
    en: 'forgot my pin code initials lock tablet change sign in number',
  },
  'guard-practice': {
    es: 'aprender entrenar prueba ejemplo ensayar capacitación nuevo',
    en: 'learn train test example try training new',
  },
  'guard-pass': {
    es: 'escanear código qr leer visita llega trae placa registrar entrada señora persona con su pase muestra enseña teléfono número cinco dígitos escribir',
    en: 'scan code qr read visitor arrives has plate record check in lady person shows up her pass phone five digit number type',
  },
  'guard-verdicts': {
    es: 'color verde amarillo ámbar rojo triángulo círculo octágono significa sale pantalla dejar pasar motivo negar acceso por qué alto revisar',
    en: 'color green yellow amber red triangle circle ring octagon mean shows screen let in anyway reason why stop check deny',
  },
  'guard-exit': {
    es: 'se va sale salir dar salida gafete devolver marcar ya fue terminó visita dentro',
    en: 'leaves leaving go out check badge return mark gone left visitor finished inside',
  },
  'guard-several-homes': {
    es: 'misma empleada jardinero dos casas duplicado documento trabaja en varias códigos',
    en: 'same maid gardener two homes duplicate document works several houses codes',
  },
  'guard-mistake': {
    es: 'equivoqué error deshacer corregir registré mal di entrada a otra persona borrar confundí regresar cambiar',
    en: 'wrong error undo correct recorded other person erase mistaken mixed up take back',
  },
  'guard-unannounced': {
    es: 'llega sin pase no está en la lista vendedor desconocido invitación pedir aprobación registrar avisaron trae código',
    en: 'arrives without pass not on the list salesman stranger no invitation ask approval register code announced',
  },
  'guard-phone': {
    es: 'nadie contesta responde llamar teléfono casa número repartidor esperando autorizó marcar llamada contestó otra persona',
    en: 'nobody picks up answers call telephone home number courier waiting authorized dial other person answered',
  },
  'guard-left': {
    es: 'paquete dejar entregar caja sobre guardar apuntar recoger vinieron por',
    en: 'parcel package box envelope leave keep write down pick up hand over came to collect',
  },
  'guard-rules': {
    es: 'regla casa instrucción entregas taxi pasa sin preguntar tarjeta dice pasar quedarse',
    en: 'rule home instruction deliveries taxi let in without asking card says leave',
  },
  'guard-parties': {
    es: 'fiesta invitados lista salón evento vienen personas una por reserva del anotar cada',
    en: 'party guests list hall event coming people one by each write',
  },
  'guard-incident': {
    es: 'anotar reporte novedad minuta choque pelea ruido daño escribir libro robo estacionamiento sospechoso queja golpe pasó algo',
    en: 'log report note crash fight noise damage write book theft parking suspicious complaint happened something',
  },
  'guard-request': {
    es: 'policía fiscalía datos vecino piden información juez abogado aseguradora grabación oficio video cámaras patrulla oficial autoridad',
    en: 'police cops info neighbor court lawyer insurer prosecutor data recording ask video camera officer authority',
  },
  'guard-offline': {
    es: 'wifi red señal conexión caída sigo trabajar tableta barra amarilla sin datos desconectado guarda registros',
    en: 'wifi network signal connection down carry on work tablet amber bar no data disconnected keeps records',
  },
  'guard-conflict': {
    es: 'volvió regresó conexión tarjeta aviso cambió cancelada ya la señal visita mientras',
    en: 'returned connection card notice changed canceled back online visit while shows',
  },
  'poster-line': {
    es: 'wifi módem router compañía red caída se cayó desconectar',
    en: 'wifi modem router provider network down fell unplug',
  },
  'poster-power': {
    es: 'luz apagón corriente batería electricidad pluma abrir a mano',
    en: 'power outage electricity blackout battery barrier open by hand',
  },
  'poster-reader': {
    es: 'lector escáner no lee código descompuesto falla qr enciende',
    en: 'reader scanner does not scan code broken fails qr wont turn on stopped',
  },
  'poster-tablet': {
    es: 'tableta rota perdida robada no enciende descompuesta pantalla negra',
    en: 'tablet broken lost stolen does not turn on black screen',
  },
  'poster-nothing': {
    es: 'todo falla sistema caído papel hoja contingencia sin a mano anotar',
    en: 'everything fails system down paper sheet contingency no by hand',
  },
  'poster-danger': {
    es: 'alarma pánico botón rojo amenaza peligro ayuda apretar asaltan emergencia caseta',
    en: 'alarm panic red button threat danger help press robbed emergency',
  },
  'guard-supervise': {
    es: 'supervisor turno guardias ahora código de relevo alarmas quién está trabajando garitas línea',
    en: 'supervisor duty guards now relief code alarms who is working gates',
  },
  'guard-supervise-guards': {
    es: 'alta guardia nuevo vigilante suspender despedir quitar contratar renunció dar de baja reincorporar',
    en: 'add new guard suspend fire remove hire security set up quit reinstate dismiss',
  },
  'admin-first-steps': {
    es: 'por dónde empiezo configurar condominio nuevo empezar configuración inicial acabamos de contratar qué hago primero',
    en: 'where to start set up new condominium begin initial setup brand community just got what comes first',
  },
  'admin-residents': {
    es: 'excel subir cargar vecinos lista hoja csv masivo propietarios agregar residente importar padrón base personas',
    en: 'excel load upload neighbors list spreadsheet csv bulk owners add resident import roster base people',
  },
  'admin-lists': {
    es: 'excel importar coches empleados placas lista permanentes',
    en: 'excel import cars employees plates list permanent',
  },
  'admin-invitations': {
    es: 'invitación mandar vecinos código imprimir papel enlace residentes repartir entregar carta acceso',
    en: 'invitation send neighbors code print paper link residents hand out letter slip',
  },
  'admin-unit-code': {
    es: 'código vivienda registrarse solos unirse vecinos whatsapp grupo que se registren',
    en: 'code home register themselves join neighbors whatsapp group sign up',
  },
  'admin-merge-units': {
    es: 'duplicada repetida dos veces juntar fusionar misma unidad nombre escrita diferente error número',
    en: 'duplicate twice repeated combine same unit name written differently wrong number',
  },
  'admin-guards': {
    es: 'alta guardia vigilante nuevo operador agregar crear contratar seguridad',
    en: 'add new guard operator create hire security set up doorman',
  },
  'admin-queue': {
    es: 'aprobar cuentas reservas pendientes solicitudes rechazar apruebo registraron esperan usuarios nuevos aceptar',
    en: 'approve accounts reservations pending requests reject signed up waiting new users accept people',
  },
  'admin-people': {
    es: 'mudanza se va muda inquilino cambiar de casa unidad fin mes correo rol editar vecino corregir datos residente apellido',
    en: 'moves out moving tenant leaves end of month change unit home email role edit neighbor fix details resident surname',
  },
  'admin-dwellers': {
    es: 'propietario inquilino dueño renta quién vive autorizar huésped',
    en: 'owner tenant landlord rents who lives authorize guest',
  },
  'admin-home-rules': {
    es: 'entregas taxis servicios límite reglas casas veces al día limitar cuántas pasan repartidores minutos dentro',
    en: 'deliveries taxis services limit rules homes times a day how many couriers minutes inside',
  },
  'admin-stays': {
    es: 'airbnb huéspedes rentas por días permitir prohibir noches máximo propietarios rentan temporada activar estancias',
    en: 'airbnb guests rentals by days allow forbid nights maximum owners rent short term turn on stays',
  },
  'admin-announcements': {
    es: 'avisar a todos mensaje circular anuncio comunicar vecinos foto pdf asamblea convocatoria enviar aviso leyeron',
    en: 'tell everybody message circular news notice neighbors photo pdf assembly summons send announce who read',
  },
  'admin-amenities': {
    es: 'horario alberca salón cancha cupo reglamento abrir cerrar área agregar costo máximo personas aprobar reservas mantenimiento',
    en: 'hours pool hall court capacity rules open close area add maximum people approve bookings maintenance',
  },
  'admin-gates': {
    es: 'puerta acceso agregar lector barrera equipo clave webhook cámara instalar pluma entrada segunda',
    en: 'gate entrance add reader barrier device key webhook camera install second',
  },
  'admin-tablets': {
    es: 'tableta perdida robada vincular nueva código rota dar de baja',
    en: 'tablet lost stolen link pair new code broken retire',
  },
  'admin-log': {
    es: 'historial entradas salidas quién entró registro exportar excel imprimir bitácora lista de visitas buscar persona',
    en: 'history entries exits who came in record export excel print access log list of visits search person',
  },
  'admin-what-happened': {
    es: 'quién entró casa semana pasada investigar placas ayer noche motivo nombres reconstruir robo qué pasó',
    en: 'who came home last week investigate plate yesterday night reason names reconstruct theft what happened',
  },
  'admin-incidents': {
    es: 'incidente novedad reporte guardia libro folio pdf qué escribieron los guardias cerrar nota',
    en: 'incident report guard book folio pdf what guards wrote close note',
  },
  'admin-audit': {
    es: 'quién borró cambió modificó eliminó usuario historial cambios auditoría hizo movimientos registro',
    en: 'who deleted changed modified removed user history changes audit did record',
  },
  'admin-reports': {
    es: 'cifras números estadísticas mes asamblea junta resumen pdf mensual gráficas cuántas visitas hubo',
    en: 'figures numbers statistics month monthly meeting board summary pdf charts how many visits were',
  },
  'admin-privacy': {
    es: 'privacidad aviso visitante borrar corregir sus datos ley cartel un pide borremos su información derecho',
    en: 'privacy notice visitor delete correct their data poster gdpr asks information right',
  },
  'admin-data': {
    es: 'cuánto tiempo guardan conservar datos borrar solos copia respaldo descargar días conservación eliminar antiguos',
    en: 'how long keep retain data delete copy backup download days retention old',
  },
  'admin-overseers': {
    es: 'supervisor rol nombrar presidente agregar permiso',
    en: 'supervisor role appoint president add permission',
  },
  'admin-board': {
    es: 'comité consejo ve cifras presidente qué puede ver miembros quién entró pueden',
    en: 'board council sees figures president what can see members who came in',
  },
}
