/** Temporary. */
import { Button, Checkbox, Group, Select, Stack, Switch, Tabs, Text, TextInput } from '@mantine/core'
import {
  IconBell,
  IconBuildingCommunity,
  IconCalendar,
  IconCar,
  IconCheck,
  IconDog,
  IconEdit,
  IconHome,
  IconKey,
  IconPlus,
  IconTool,
  IconTrash,
  IconUserShield,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Layout } from '../app/Layout.tsx'
import { NotFoundScreen } from '../app/NotFoundScreen.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Filters } from './Filters.tsx'
import { FormDialog } from './FormDialog.tsx'
import { TextLink } from './Links.tsx'
import { type Column, Listing } from './Listing.tsx'
import { Loading } from './Loading.tsx'
import { Note } from './Note.tsx'
import { refused, told, toldTitle } from './notice.tsx'
import { Page } from './Page.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Providers } from './Providers.tsx'
import { PublicFrame } from './PublicFrame.tsx'
import { SearchField } from './SearchField.tsx'
import { SecureOriginNote } from './SecureOriginNote.tsx'
import { StatCard, StatRow } from './StatCard.tsx'
import { StateBadge, type Tone } from './StateBadge.tsx'

interface Row {
  id: string
  name: string
  email: string
  condo: string
  unit: string
  role: string
  tone: Tone
  state: string
  date: string
}
const rows: Row[] = [
  {
    id: '1',
    name: 'María Fernanda Ortiz',
    email: 'maria.ortiz@ejemplo.mx',
    condo: 'Residencial Los Robles',
    unit: 'B-108',
    role: 'Residente',
    tone: 'wait',
    state: 'Pendiente',
    date: '20/11/2026',
  },
  {
    id: '2',
    name: 'José Ángel Beltrán',
    email: 'jabeltran@ejemplo.mx',
    condo: 'Residencial Los Robles',
    unit: 'Operador',
    role: 'Operador',
    tone: 'good',
    state: 'Aprobado',
    date: '18/11/2026',
  },
  {
    id: '3',
    name: 'Lucía Peñaloza Ibarra',
    email: 'lucia@ejemplo.mx',
    condo: 'Jardines del Valle',
    unit: '0O1-l8B',
    role: 'Residente',
    tone: 'bad',
    state: 'Rechazado',
    date: '15/11/2026',
  },
  {
    id: '4',
    name: 'Ana Sofía Quintero',
    email: 'ana@ejemplo.mx',
    condo: 'Jardines del Valle',
    unit: '12',
    role: 'Administrador',
    tone: 'idle',
    state: 'Inactivo',
    date: '02/11/2026',
  },
  {
    id: '5',
    name: 'Roberto Núñez',
    email: 'roberto@ejemplo.mx',
    condo: 'Jardines del Valle',
    unit: '14',
    role: 'Residente',
    tone: 'good',
    state: '✓ Dentro del condominio',
    date: '01/11/2026',
  },
]
const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Usuario',
    primary: true,
    cell: (r) => (
      <>
        {r.name}
        <Text c="dimmed" fz="sm" fw={400}>
          {r.email}
        </Text>
      </>
    ),
  },
  { key: 'condo', header: 'Condominio', cell: (r) => r.condo },
  { key: 'unit', header: 'Unidad', cell: (r) => <span className="garita-code">{r.unit}</span> },
  { key: 'role', header: 'Rol', cell: (r) => r.role },
  { key: 'state', header: 'Estado', cell: (r) => <StateBadge tone={r.tone}>{r.state}</StateBadge> },
  { key: 'date', header: 'Fecha', cell: (r) => <span className="garita-code">{r.date}</span> },
]
const acts = () => [
  { label: 'Aprobar', icon: IconCheck, onAct: () => told('Usuario aprobado correctamente') },
  { label: 'Editar', icon: IconEdit, onAct: () => {} },
  { label: 'Rechazar', icon: IconX, onAct: () => {} },
]
const base = {
  label: 'Usuarios',
  columns,
  rowKey: (r: Row) => r.id,
  rowName: (r: Row) => r.name,
  acts,
  empty: {
    title: 'No hay usuarios pendientes',
    text: 'Todas las solicitudes han sido procesadas.',
    action: <Button leftSection={<IconPlus size={20} />}>Crear Primer Condominio</Button>,
  },
}

function Users() {
  const [dialog, open] = useState('')
  const [q, setQ] = useState('')
  const close = () => open('')
  return (
    <Page
      title="Gestión de Usuarios"
      subtitle="Residencial Los Robles y 3 condominios más"
      crumbs={[{ label: 'Panel de Administración', to: '/dashboard/admin' }]}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => {
              told('Usuario actualizado correctamente')
              toldTitle('Éxito', 'Condominio creado correctamente')
              refused('Error', 'No se pudo actualizar el rol. Vuelve a intentar.')
            }}
          >
            Avisos
          </Button>
          <Button variant="default" onClick={() => open('confirm')}>
            Eliminar
          </Button>
          <Button leftSection={<IconPlus size={20} />} onClick={() => open('form')}>
            Crear usuario
          </Button>
        </>
      }
    >
      <StatRow>
        <StatCard label="Total Usuarios" figure={1284} />
        <StatCard label="Aprobados" figure={1203} />
        <StatCard
          label="Pendientes de Aprobación"
          figure={12}
          tone="wait"
          to="/dashboard/pending"
          hint="la más antigua, hace 3 días"
        />
        <StatCard label="Rechazados" figure={undefined} />
      </StatRow>
      <SecureOriginNote />
      <Filters>
        <SearchField label="Buscar usuarios" value={q} onSearch={setQ} placeholder="Buscar por nombre, unidad..." />
        <Select
          aria-label="Estado"
          data={['Todos', 'Pendiente', 'Aprobado']}
          defaultValue="Todos"
          allowDeselect={false}
        />
      </Filters>
      <Listing {...base} rows={rows} next={() => {}} first={() => {}} />
      <ConfirmDialog
        opened={dialog === 'confirm'}
        title="¿Eliminar a María Fernanda Ortiz?"
        confirm="Eliminar Permanentemente"
        danger
        typed="María"
        onClose={close}
        onConfirm={close}
      >
        Se eliminan sus autorizaciones y reservas. El registro de accesos conserva su nombre como se escribió.
      </ConfirmDialog>
      <FormDialog
        opened={dialog === 'form'}
        title="Editar usuario"
        onClose={close}
        onSubmit={(e) => e?.preventDefault()}
        error="Ese correo ya tiene una cuenta. Usa otro o inicia sesión."
      >
        <TextInput label="Nombre completo" required defaultValue="María Fernanda Ortiz" />
        <TextInput label="Correo electrónico" type="email" error="Escribe un correo como nombre@ejemplo.com" />
        <Select label="Rol" data={['Residente', 'Operador']} />
        <Checkbox label="Puede autorizar accesos" />
        <Switch label="Registrar entradas de residentes" />
      </FormDialog>
    </Page>
  )
}
function States() {
  return (
    <Page title="Estados" subtitle="Todo lo que puede pasar">
      <Group gap="xs">
        {(['good', 'wait', 'bad', 'idle', 'info'] as const).map((t, i) => (
          <StateBadge key={t} tone={t}>
            {['Aprobado', 'Pendiente', 'Denegado', 'Inactivo', 'Programado'][i] ?? ''}
          </StateBadge>
        ))}
      </Group>
      <Note>Eres operador: un super administrador te asignará condominios.</Note>
      <Note tone="wait" title="Esta dirección no es segura">
        La cámara necesita https.
      </Note>
      <Note tone="bad" title="No se pudo guardar">
        Vuelve a intentar.
      </Note>
      <Listing {...base} rows={undefined} loading />
      <Listing {...base} rows={[]} label="Vacía" />
      <Listing {...base} rows={[]} label="Falló" failed={{ onRetry: () => {} }} />
      <Tabs defaultValue="a">
        <Tabs.List>
          <Tabs.Tab value="a">Aprobaciones</Tabs.Tab>
          <Tabs.Tab value="b">Reservas</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">
          <Loading />
        </Tabs.Panel>
      </Tabs>
      <Group>
        <Button>Guardar</Button>
        <Button variant="default">Cancelar</Button>
        <Button variant="subtle">Limpiar filtros</Button>
        <Button variant="strong">Eliminar</Button>
        <Button disabled>No disponible</Button>
        <Button loading>Guardar</Button>
      </Group>
    </Page>
  )
}
const Login = () => (
  <PublicFrame
    title="Iniciar sesión"
    subtitle="Entra con el correo de tu cuenta."
    footer={
      <Text>
        ¿No tienes cuenta? <TextLink to="/login">Regístrate</TextLink>
      </Text>
    }
  >
    <Stack>
      <TextInput label="Correo electrónico" type="email" autoComplete="username" required />
      <PasswordField label="Contraseña" autoComplete="current-password" required />
      <TextLink to="/login">¿Olvidaste tu contraseña?</TextLink>
      <Button type="submit">Iniciar sesión</Button>
    </Stack>
  </PublicFrame>
)
const groups = [
  {
    links: [
      { to: '/dashboard', label: 'Inicio', icon: IconHome },
      { to: '/dashboard/residents', label: 'Mis Residentes', icon: IconUsers },
      { to: '/dashboard/temporary-visitors', label: 'Visitantes Temporales', icon: IconKey, badge: 3 },
      { to: '/dashboard/workers', label: 'Mis Colaboradores', icon: IconTool },
      { to: '/dashboard/pets', label: 'Mis Mascotas', icon: IconDog },
      { to: '/dashboard/vehicles', label: 'Mis Vehículos', icon: IconCar },
      { to: '/dashboard/reservations', label: 'Mis Reservas', icon: IconCalendar },
    ],
  },
  {
    label: 'Administración',
    links: [
      { to: '/dashboard/admin', label: 'Panel', icon: IconUserShield, badge: 120 },
      { to: '/dashboard/admin/users', label: 'Usuarios', icon: IconUsers },
      { to: '/dashboard/admin/condominiums', label: 'Condominios', icon: IconBuildingCommunity },
    ],
  },
]
const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundScreen })
const login = createRoute({ getParentRoute: () => root, path: '/login', component: Login })
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: () => (
    <Layout
      demo
      person={{ name: 'María Fernanda Ortiz', email: 'm@x.mx', unit: null, role: 'Super Administrador' }}
      groups={groups}
      onSignOut={() => {}}
      headerExtra={
        <Button variant="subtle" leftSection={<IconBell size={20} />}>
          Avisos
        </Button>
      }
    >
      <Outlet />
    </Layout>
  ),
})
const users = createRoute({ getParentRoute: () => shell, path: '/dashboard/admin/users', component: Users })
const states = createRoute({ getParentRoute: () => shell, path: '/dashboard/pets', component: States })
const router = createRouter({ routeTree: root.addChildren([login, shell.addChildren([users, states])]) })
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
const at = document.getElementById('root')
if (at)
  createRoot(at).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
void IconTrash
