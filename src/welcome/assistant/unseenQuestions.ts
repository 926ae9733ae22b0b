/** Seed 131000 drew their entries within each guide. The search was never tuned with them. */
import { questionsIn } from './tunedQuestions.ts'

export const unseenQuestions = questionsIn(`
resident | account
  soy nuevo inquilino, como me doy de alta en garita
  im a new tenant, how do i get an account
resident | vehicles-register
  ya tengo moto nueva, la tengo que apuntar?
  got a motorbike, do i have to put it on the list
resident | vehicles-change
  le puse mal la placa a mi camioneta
  typed my licence plate wrong
resident | amenities-reserve
  ¿Se puede usar el asador el viernes?
  can we have the barbecue area on friday
resident | visitors-end
  mi visita ya se fue pero todavia aparece adentro
  my guest went home but it says hes still inside
resident | home-accounts
  hay alguien que no conozco en mi casa en la app, quien puede autorizar
  theres a stranger listed with my home, who can approve entries
resident | notifications-iphone
  como pongo avisos en el ifone
  notifications on my ipad
resident | visitors-refused
  a mi hermano lo regresaron de la entrada aunque tenia pase
  my brother was turned away although he had a pass
resident | notifications-missing
  nunca suena cuando llega una visita
  i never hear anything when a visitor arrives
resident | offline
  funciona si no tengo datos?
  does it work when i have no signal
guard | guard-verdicts
  me sale en rojo, qué hago
  screen went red, what now
guard | poster-nothing
  no sirve nada, ni tablet ni internet
  nothing works, neither tablet nor internet
guard | guard-supervise
  como se quien esta de turno en cada garita
  how can i see who is on duty at each gate
guard | poster-line, guard-offline
  se cayo el internet, reinicio el modem?
  internet is down, should i restart the router
guard | guard-incident
  hubo una pelea en la alberca, donde lo escribo
  there was a fight at the pool, where do i write it
admin | admin-overseers
  quiero darle acceso al presidente del comite
  give the president of the board access
admin | admin-unit-code
  que los vecinos se registren solos con un codigo
  let neighbors sign up by themselves with a code
admin | admin-dwellers
  quitarle a un huesped el permiso de autorizar
  a tenant shouldnt be able to authorize entries
admin | admin-audit
  alguien cambio las reglas de la alberca, quien fue
  somebody changed the pool rules, who was it
admin | admin-incidents
  donde leo lo que anotaron los guardias anoche
  where do i read what the guards wrote down last night
`)
