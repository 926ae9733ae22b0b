import type { Questions } from './questions.ts'

export const gettingStartedQuestions: Questions = {
  account: {
    es: `
      cómo creo mi cuenta
      cómo me registro
      quiero darme de alta
      crear un usuario
      soy nuevo residente, qué hago
      me acabo de mudar
      mi condominio no aparece en la lista
      no encuentro mi edificio al registrarme
      qué es el enlace de invitación
      qué pongo en unidad
      soy inquilino, puedo tener cuenta
      no tengo correo, cómo me registro
      cómo saco mi usuario
      quiero hacerme una cuenta
      quiero abrir una cuenta
      recién llegué al edificio, cómo me inscribo
      cómo hago para entrar por primera vez
      soy el nuevo arrendatario`,
    en: `
      how do I create my account
      how do I register
      I want to sign up
      make a user
      I'm a new resident, what do I do
      I just moved in
      my community is not in the list
      I can't find my building when I sign up
      what is the invitation link
      what do I enter as unit
      I'm a tenant, can I have an account
      I have no e-mail, how do I register
      I want to open an account
      just moved to the building, how do I join
      first time here, how do I start
      I'm the new tenant
      how do I sign up`,
  },
  approval: {
    es: `
      cuándo aprueban mi cuenta
      mi cuenta sigue pendiente
      no me han aprobado
      cuánto tardan en aceptarme
      quién aprueba mi cuenta
      rechazaron mi cuenta
      cuenta pendiente de aprobación
      ya me registré y no puedo usarla`,
    en: `
      when will my account be approved
      my account is still pending
      I haven't been approved
      how long does approval take
      who approves my account
      my account was rejected
      account pending approval
      I registered and can't use it yet`,
  },
  'several-homes': {
    es: `
      tengo dos casas
      vivo en dos unidades
      cómo agrego otra vivienda
      tengo departamento en otro condominio
      cómo cambio de una casa a otra
      administro un condominio y vivo en otro
      mi mamá vive en otra unidad y yo respondo por ella
      en cuál de mis viviendas estoy`,
    en: `
      I have two homes
      I live in two units
      how do I add another home
      I have an apartment in another condominium
      how do I change from one home to another
      I run one condominium and live in another
      my mother lives in another unit and I answer for her
      which of my homes am I in`,
  },
  'sign-in': {
    es: `
      olvidé mi contraseña
      se me olvidó la clave
      no recuerdo mi contraseña
      recuperar mi cuenta
      no puedo iniciar sesión
      no puedo entrar a mi cuenta
      cómo inicio sesión
      cómo me meto a mi cuenta
      la contraseña es incorrecta
      no me llega el correo para cambiar la contraseña
      restablecer password
      el enlace ya venció
      me sacó de la sesión
      no puedo abrir mi cuenta
      puse mal la contraseña muchas veces
      mi cuenta está bloqueada
      mi usuario no funciona`,
    en: `
      I forgot my password
      can't remember my password
      recover my account
      I can't log in
      I can't sign in
      can't get into my account
      how do I sign in
      where do I log in
      wrong password
      the password e-mail doesn't arrive
      reset my password
      the link has expired
      I was signed out
      I cannot open my account
      can't open my account
      I typed the wrong password too many times
      my account is locked
      my login doesn't work`,
  },
  home: {
    es: `
      qué significan los números de la pantalla de inicio
      dónde está el menú
      no encuentro mis reservas
      para qué son las tres rayas
      dónde veo quién ha entrado hoy
      qué son las acciones rápidas
      cómo funciona la aplicación
      cómo se usa`,
    en: `
      what do the numbers on the home screen mean
      where is the menu
      I can't find my reservations
      what are the three lines for
      where do I see who came in today
      what are quick actions
      how does the app work
      how do I use it`,
  },
  household: {
    es: `
      mi esposa vive conmigo, cómo la agrego
      agregar a mi esposo
      registrar a mis hijos
      registrar a las personas que viven en mi casa
      mi mamá se viene a vivir conmigo
      agregar a mi roomie
      mi hijo adolescente vive aquí
      agregar un residente
      quién puede autorizar accesos por teléfono
      ya no vive conmigo mi pareja, cómo la quito
      mi hija se mudó
      mi señora también vive en la casa
      quiero que aparezca mi familia en mi casa
      las personas de mi departamento`,
    en: `
      my wife lives with me, how do I add her
      add my husband
      register my children
      register the people who live in my home
      my mother is moving in with me
      add my roommate
      my teenage son lives here
      add a resident
      who may authorize access by phone
      my partner doesn't live here anymore, how do I remove him
      my daughter moved out
      my wife should show up as living here
      list my family in my home
      the people in my apartment`,
  },
  details: {
    es: `
      cambiar mi contraseña
      cambiar mi número de teléfono
      cambiar mi nombre
      cambiar el idioma a inglés
      está en inglés y lo quiero en español
      cambiar mi correo
      cambiar de unidad
      me cambié de departamento
      actualizar mis datos
      cómo cierro sesión en otro teléfono
      cómo cierro sesión
      editar mi perfil
      me equivoqué al poner mi nombre
      mi nombre está mal escrito
      mi apellido está mal
      tengo nuevo número de celular
      me mudé a otro departamento en el mismo edificio
      quiero ver todo en inglés`,
    en: `
      change my password
      change my phone number
      change my name
      change the language to spanish
      it's in spanish and I want english
      change my e-mail address
      change my unit
      I moved to another apartment
      update my details
      sign out of another phone
      how do I sign out
      edit my profile
      I spelled my own name wrong
      my name is misspelled
      my last name is wrong
      I have a new phone number
      I moved to another unit in the same building
      I want to see everything in spanish`,
  },
  'lost-phone': {
    es: `
      perdí mi celular
      perdí el teléfono
      me robaron el celular
      se me perdió el cel
      me robaron mi iphone
      dejé mi teléfono en un taxi
      cambié de celular, qué hago
      tengo teléfono nuevo
      alguien más tiene mi teléfono
      alguien entró a mi cuenta
      creo que hackearon mi cuenta
      se me cayó el celular al agua y compré otro`,
    en: `
      I lost my phone
      lost phone
      my phone was stolen
      my cell is gone
      my iphone got stolen
      I left my phone in a taxi
      I have a new phone
      I changed phones, what do I do
      someone else has my phone
      someone got into my account
      I think my account was hacked
      my phone broke and I bought another`,
  },
  install: {
    es: `
      cómo instalo la app
      dónde descargo la aplicación
      bajar garita en play store
      está en app store
      poner garita en la pantalla de inicio de mi celular
      hay aplicación para android
      necesito instalar algo
      puedo usarla en la computadora
      icono en mi teléfono
      dónde bajo la aplicación
      se puede bajar la app`,
    en: `
      how do I install the app
      where do I download the app
      get garita from google play
      is it in the app store
      put garita on the home screen of my phone
      is there an android app
      do I have to install something
      can I use it on a computer
      icon on my phone`,
  },
  'own-account': {
    es: `
      puede mi esposa tener su propia cuenta
      dos cuentas en la misma unidad
      compartir mi contraseña con mi familia
      varias personas en la misma casa con cuenta
      presté mi clave`,
    en: `
      can my wife have her own account
      two accounts for the same unit
      share my password with my family
      several people of one home with an account
      lend my login`,
  },
  offline: {
    es: `
      no tengo internet
      no hay señal, cómo enseño el qr
      se cayó el wifi
      funciona sin internet
      dice sin conexión
      no hay wifi en la garita
      la página no carga
      se queda cargando
      me quedé sin datos`,
    en: `
      I have no internet
      there is no signal, how do I show the qr code
      the wifi is down
      does it work offline
      it says offline
      no wifi at the gate
      the page doesn't load
      it keeps loading
      I'm out of data`,
  },
}
