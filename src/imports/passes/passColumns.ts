import { headerReader, lastNameHeaders, phoneHeaders, unitHeaders } from '../columns.ts'
import type { PassKind } from './passFacts.ts'

const document =
  'documento,numero de documento,no de documento,identificacion,numero de identificacion,cedula,cedula de identidad,rut,rfc,ine,curp,dni,' +
  'document,document number,id,id number,id document,identification'

const person = {
  full_name:
    'nombre,nombres,nombre completo,nombre y apellido,nombre y apellidos,full name,name,first name,persona,person,empleado,empleada,' +
    'trabajador,trabajadora,colaborador,colaboradora,worker,employee,visitante,visita,visitor,guest,invitado,autorizado',
  last_name: lastNameHeaders,
  id_document: document,
  phone_number: phoneHeaders,
}

const headers = {
  vehicle: {
    ...unitHeaders,
    vehicle_plate:
      'placa,placas,patente,patentes,matricula,numero de placa,no de placa,numero de placas,plate,plates,license plate,plate number,' +
      'registration',
    brand:
      'marca,marca y modelo,marca modelo,marca linea,vehiculo,auto,automovil,carro,coche,make,brand,make and model,make model,vehicle,car',
    model: 'modelo,linea,submarca,version,model',
    color: 'color,colour',
    vehicle_type: 'tipo,tipo de vehiculo,clase,type,vehicle type,kind',
  },
  worker: {
    ...unitHeaders,
    ...person,
    work_type:
      'oficio,trabajo,tipo de trabajo,puesto,servicio,labor,actividad,ocupacion,job,work,type of work,occupation,role,service',
    days: 'dias,dias y horario,dias y horas,dias horario,dias de trabajo,dias laborales,days,days and hours,days hours,weekdays,working days',
    hours: 'horario,horas,hora,turno,jornada,hours,schedule,time,working hours,shift',
    hours_from: 'entrada,hora de entrada,hora entrada,hora inicio,from,starts,start time',
    hours_until: 'salida,hora de salida,hora salida,hora fin,ends,end time',
    until:
      'hasta,valido hasta,vigencia,vence,vencimiento,fecha de vencimiento,fecha fin,fecha de fin,fin,termino,until,valid until,expires,' +
      'expiry,expiration,end date,end',
  },
  permanent_visitor: {
    ...unitHeaders,
    ...person,
    relationship: 'relacion,parentesco,vinculo,tipo,relationship,relation,kinship',
  },
} as const satisfies Record<PassKind, Record<string, string>>

export type PassColumn = { [Kind in PassKind]: keyof (typeof headers)[Kind] }[PassKind]

/** In the order of the questions. */
export const passColumns: Record<PassKind, readonly PassColumn[]> = {
  vehicle: ['tower', 'unit_number', 'vehicle_plate', 'brand', 'model', 'color', 'vehicle_type'],
  worker: [
    ...(['tower', 'unit_number', 'full_name', 'last_name', 'id_document', 'phone_number', 'work_type'] as const),
    ...(['days', 'hours', 'hours_from', 'hours_until', 'until'] as const),
  ],
  permanent_visitor: [
    ...(['tower', 'unit_number', 'full_name', 'last_name', 'relationship', 'id_document', 'phone_number'] as const),
  ],
}

/** A file must have these columns. */
export const neededOf: Record<PassKind, readonly PassColumn[]> = {
  vehicle: ['unit_number', 'vehicle_plate'],
  worker: ['unit_number', 'full_name'],
  permanent_visitor: ['unit_number', 'full_name'],
}

export const passReaders = {
  vehicle: headerReader<PassColumn>(headers.vehicle as Record<PassColumn, string>),
  worker: headerReader<PassColumn>(headers.worker as Record<PassColumn, string>),
  permanent_visitor: headerReader<PassColumn>(headers.permanent_visitor as Record<PassColumn, string>),
}

/** The fields of a line; people write several columns in one field. */
export const passFields = {
  vehicle: ['unit_number', 'vehicle_plate', 'brand', 'model', 'color'],
  worker: ['unit_number', 'full_name', 'id_document', 'phone_number', 'work_type', 'schedule', 'until'],
  permanent_visitor: ['unit_number', 'full_name', 'relationship', 'id_document', 'phone_number'],
} as const satisfies Record<PassKind, readonly string[]>
export type PassField = (typeof passFields)[PassKind][number]
