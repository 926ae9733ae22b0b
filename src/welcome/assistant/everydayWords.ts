/** Everyday words of questions: synonyms of the guide's words, phrases, and fillers. */
import type { Language } from '../../shared/messages.ts'

/** Each line is one meaning; its first word is the guide's. */
export const synonyms: Record<Language, readonly string[]> = {
  es: [
    'vehiculo coche carro auto automovil camioneta moto motocicleta troca nave car',
    'placa matricula patente',
    'vendes vender vendi vendio',
    'mascota perro gato cachorro animal pajaro perico loro conejo lomito michi pet dog cat',
    'colaborador tecnico trabajador empleado muchacha sirvienta mucama nana niñera plomero fontanero jardinero jardineria electricista chofer cocinera limpieza albañil carpintero pintor enfermera domestica plomeria',
    'alberca piscina pool salon gimnasio gym cancha tenis padel asador parrilla parrillada terraza palapa fiesta cumpleaños evento amenidad areas',
    'reserva reservar apartar rentar alquilar reservacion',
    'contraseña clave password',
    'olvidar perder recuperar restablecer recuerdo recordar',
    'pierde perder perdio extravio escapo',
    'esperar tarda tardan demora',
    'empieza dura vence caduca expira vigencia valido',
    'eliminar borrar quitar remover cancelar anular baja',
    'visita visitante invitar invitado huesped repartidor paquete paqueteria mensajero uber didi rappi taxi pizza gas amazon delivery suegra suegro mama papa abuela abuelo tia tio primo prima amigo compadre comadre novio novia',
    'llega llegan llegue llegar llego llegaron',
    'familia familiar suegra suegro mama papa madre padre abuela abuelo tia tio primo prima hermano hermana amigo compadre comadre novio novia cuñado',
    'viven vive vivir murio fallecio esposo esposa hijo hija pareja marido roomie inquilino',
    'siempre permanente seguido diario frecuente',
    'pase qr codigo',
    'enviar mandar compartir whatsapp reenviar',
    'aviso notificacion alerta avisar enterar',
    'sonido sonar suena timbre ruido',
    'campana campanita',
    'cuenta usuario perfil',
    'crear creo registrar agregar añadir alta inscribir meter',
    'sesion login loguear ingresar acceder',
    'correo mail email',
    'telefono celular cel movil',
    'computadora laptop compu',
    'idioma ingles español lenguaje',
    'aprobar apruebo aprobacion autorizar aceptar',
    'denegar rechazar negar',
    'cambiar modificar editar actualizar',
    'vacaciones suspender pausa pausar',
    'administracion administrador',
    'unidad departamento depa depto apartamento',
    'iphone ipad apple',
    'salida salir terminar acabar',
    'horario horarios dias',
    'calendario agenda google',
  ],
  en: [
    'vehicle car auto truck motorcycle motorbike bike van suv',
    'plate license licence tag',
    'sell sold selling',
    'pet dog cat puppy kitten animal bird parrot rabbit',
    'worker collaborator employee maid nanny plumber plumbing gardener gardening cleaner cleaning electrician housekeeper babysitter driver handyman contractor staff painter',
    'pool hall gym swimming swim court tennis barbecue grill bbq party birthday terrace clubhouse event amenity facility',
    'reservation reserve book booking rent',
    'password passcode',
    'forgot forget forgotten lost lose recover reset remember',
    'delete remove erase cancel',
    'visitor visit visiting invite invitation guest delivery courier package parcel uber taxi pizza amazon',
    'family relative mother father mom dad grandma grandmother uncle aunt cousin brother sister friend girlfriend boyfriend',
    'live lives died wife husband son daughter partner roommate spouse kids children',
    'always permanent often frequent regular',
    'pass qr code',
    'send share forward whatsapp',
    'notice notification notify alert told',
    'sound ring noise',
    'account profile user signup',
    'create register add enroll',
    'login logon',
    'email mail',
    'phone mobile cell cellphone smartphone',
    'computer laptop',
    'language spanish english',
    'approve approval authorise authorize accept',
    'deny reject refuse decline',
    'change edit modify update correct',
    'holiday vacation suspend pause',
    'administration administrator admin',
    'unit apartment flat',
    'iphone ipad apple',
    'checkout leave leaves left end finish',
    'hours schedule days',
    'calendar google agenda',
  ],
}

/** Phrases replaced by one word. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:log|sign)(?:ging|ing|ged|ed)?[ -]?in(?:to)?\b/g, 'login'],
  [/\bsign(?:ing|ed)?[ -]?up\b/g, 'signup'],
  [/\be-mail/g, 'email'],
  [/\bcheck(?:ing|ed)?[ -]out\b/g, 'checkout'],
  [/\b(?:instal|descarg|baj)\w* (?:la )?(?:app|aplicacion|garita)\b/g, 'agregar pantalla inicio telefono'],
  [/\b(?:install|download)\w* (?:the )?(?:app|garita)\b/g, 'add home screen phone'],
  [/\bbuen(?:os)? dias?\b/g, 'hola'],
  [/\bya se (?:fue|fueron)\b/g, 'salida'],
  [/\bsin (?:avis\w+|cita|invitacion)\b/g, 'sinaviso'],
  [/\b(?:me registro|registrarme|darme de alta|me doy de alta)\b/g, 'crear cuenta'],
  [/\b(?:dar|doy|damos|de) de alta\b/g, 'registrar'],
  [/\b(?:dar|doy|damos|de) de baja\b/g, 'eliminar'],
]

export const emptyWords: Record<Language, readonly string[]> = {
  es: (
    'a al algo alguien alguna alguno ante antes aqui asi aunque ayuda ayudame ayudar bien buen buena buenas bueno buenos cada como con conmigo cosa cual cuales ' +
    'cualquier cuando cuanto cuantos cuanta de debo deben debe del desde despues dice dicen digo dime donde dos e el ella ellas ellos en entonces era eres es esa ese eso esta estan estar este esto estos estoy favor fue ' +
    'garita gracias ha hace hacen hacer haces haciendo hago han hasta hay haz hola hoy ir la las le les lo los luego mas me mi mis mio misma mismo muy nada necesito necesita ni no nos nosotros nuestra nuestro o oiga oye para pero ' +
    'persona personas podemos poder podria porque por primero pues puede pueden puedes puedo que quien quienes quiere quieren quiero saber se sea ser si sin sirve sobre solo son soy su sus tal tambien tampoco tan tanto tardes te ' +
    'tener tengo tenemos tiene tienen tienes toca toda todas todo todos tu tus u un una unas uno unos va vamos van vas ver vez voy y ya yo fijese disculpe noches quisiera forma manera ahora app aplicacion tengan buenos aparece  viene vienen venga llevar pongo poner pone puse deja dejan dejar funciona funcionan doy casa señor señora lunes martes miercoles jueves viernes sabado domingo mañana noche semana mes'
  ).split(' '),
  en: (
    'a about after again all also am an and any anybody anyone are as at be been before but by can could did do does doing don done dont each else for from garita get give go going good had has have having he hello help her here hey hi him his ' +
    'how i if im in is it its just know let like make makes many may me more my need no not now of ok on one only or our out please s she should so some somebody someone something t tell thank thanks that the their them then there these they thing ' +
    'this those to too up us use using want was way we were what when where which while who whom whose will with would you your app application show see person people cant possible come comes coming working bring id re ve ll work works long until soon today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday week'
  ).split(' '),
}
