/** Emergencies are recognized by their words, not by the search: a missed one is worse than a superfluous number. */
import { type Language, languages } from '../../shared/messages.ts'
import { plain } from './words.ts'

/** Applied after `plain`: lower case, no accents, no apostrophes. Police who request information are not an emergency. */
const signs: Readonly<Record<Language, readonly RegExp[]>> = {
  es: [
    /\bemergencias?\b|\burgencia\b|\bauxilio\b|\bsocorro\b|^\W*(ayuda|ayudame|ayudenme)\W*$/,
    /\b(911|ambulancia|bomberos|patrulla)\b|\b(policia|carabineros)\b(?!.*\b(datos|informacion|oficio|grabaci\w+)\b)/,
    /\b(ladron(es)?|rater[oa]s?|asalt\w+|atrac(o|an|aron|ando)|intrusos?|secuestr\w+|extorsi\w+)\b/,
    /\b(me|nos|le|les|estan|anda|andan|se) (rob(o|an|aron|ando)|quer\w+ robar)\b|\brob(ando|aron)\b|\bun robo\b/,
    /\b(se|han|quieren?) (metio|metieron|meter(se)?|metido|esta\w* metiendo)\b(?!.*\b(lugar|cajon|estacionamiento|cuenta)\b)/,
    /\bentr(o|aron) a (robar|la fuerza|mi (casa|depa|departamento|depto|apartamento))\b|\ba la fuerza\b|\bforz(ar|ando|aron)\b/,
    /\b(incendi\w+|fuego(?!s artificiales)|humo|se (esta )?quem(a|an|ando)|quemandose|explot\w+|explosion)\b/,
    /\b(fuga|huele|olor|escape)\b.{0,14}\bgas\b/,
    /\b(balazos?|balas|balacera|disparos?|tiroteo|pistolas?|un arma|armas|armad[oa]s?|cuchillo|navaja|machete)\b/,
    /\b(sangr\w+|desmay\w+|inconsciente|infarto|convulsion\w*|ahog(a|ando|andose|o)|asfixi\w+|herid[oa]s?|electrocut\w+)\b/,
    /\bno (puede )?(respira\w*|despierta|reacciona|se mueve|se levanta)\b|\bdolor (en el|de) pecho\b|\bderrame\b|\bataque\b/,
    /\bse (cayo|cayeron)\b.{0,12}\b(mi|un|una|el|la) (abuel\w+|nin\w+|hij\w+|mama|papa|madre|padre|senor\w*|vecin\w+|bebe|anciano\w*|persona|trabajador\w*)/,
    /\b(se cayo|cayo) de (la|el|un|una)\b/,
    /\b(golpe(a|ando|aron|o)|(le|me|se|esta|estan) (peg(a|an|o|aron|ando)))\b|\bpegando(le|me)\b|\bviolencia\b|\bmaltrat\w+|\bviolacion\b/,
    /\b(amenaz\w+|acos(o|a|an|ando)|matar\w*|mato a|suicid\w+|sobredosis|envenen\w+|intoxic\w+|atropell\w+)\b/,
    /\b(sismo|temblor|terremoto)\b|\baccidente\b(?<!por accidente)/,
  ],
  en: [
    /\bemergency\b|\bsos\b|^\W*(please )?help( (me|us))?( please)?\W*$/,
    /\b(911|ambulance|firefighters?|fire department)\b|\b(police|cops)\b(?!.*\b(info|information|data|recordings?|footage)\b)/,
    /\b(burglars?|burglary|robbe(rs?|ry|d)|thie(f|ves)|intruders?|break-?ins?|mugg(ed|er|ing)|kidnap\w*)\b/,
    /\b(broke|breaking|break|broken) in(to)?\b(?!.*\baccount\b)|\bforc(e|ing) (my|the|our|open|their)\b/,
    /\bfire\b(?! (pit|extinguisher|alarm test|him|her|them|my|our|the))|\bburning\b|\bin flames\b|\bexplo(ded?|sion|ding)\b/,
    /\b(see|smell|theres|is|lots of|full of) smoke\b|\bsmoke (is|in|from|coming|everywhere)\b/,
    /\bgas leak\b|\bsmell\w*( of| like)? gas\b|\bleaking gas\b|\bgas (is leaking|smell)\b/,
    /\b(guns?|gunshots?|gunmen|gunman|shooting|shooter|shots fired|been shot|got shot|knife|stab\w*|weapons?)\b/,
    /\b(bleed\w*|faint\w*|unconscious|collaps\w+|heart attack|stroke|seizure|chok(ing|ed)|drown\w*|injur\w+|wounded|electrocuted)\b/,
    /\b(not|isnt|cant|stopped) (breath\w+|responding|waking up|move|wake up)\b|\bchest pain\b|\b(badly|is|got|am) hurt\b/,
    /\b(fell|fallen) (down|off|from|and|over)\b/,
    /\b(beat(s|ing|en)?|hit(s|ting)?|attack(s|ed|ing)?|assault\w*|hurting) (up )?(his|her|him|my|me|us|a|someone|somebody|the)\b/,
    /\bviolen(ce|t)\b|\babus(e|ed|ing|ive)\b|\brap(e|ed|ist)\b|\bthreat\w*|\bstalk(er|ing|ed)\b|\bkill\w*|\bsuicid\w*|\boverdos\w+|\bpoison\w*/,
    /\bearthquake\b|(?<!by )\baccident\b/,
  ],
}

/** A finished theft or damage: the guide explains the next step, and the police can wait. */
const over: Readonly<Record<Language, RegExp>> = {
  es: /^(?!.*\b(ahora|ahorita|estan|asalt\w+|pistola|cuchillo|navaja|arma)\b).*\brob(o|aron) (el|la|las|los|mi|mis) (\w+ )?(celular|celu|cel|telefono|movil|iphone|placas?|patente|bici\w*)\b/,
  en: /^(?!.*\b(now|mugg\w+|gun|knife)\b).*\b(phone|cell|cellphone|iphone|plates?|bike)\b.*\b(stolen|robbed)\b/,
}

/** Returns the language of the emergency, checking the page's first; null without one. */
export function emergencyIn(question: string, page: Language): Language | null {
  const text = plain(question)
  const order = [page, ...languages.filter((language) => language !== page)]
  if (order.some((language) => over[language].test(text))) return null
  return order.find((language) => signs[language].some((sign) => sign.test(text))) ?? null
}
