/** The fields depend on the role; an invitation link sets the condominium, the code of a unit also the unit. */
import { Anchor, Button, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import type { Input } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { roleTexts } from '../../shared/roles.messages.ts'
import { failureOf, useRead, useWrite } from '../../web/calls/queries.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { useHash } from '../../web/frame/hash.ts'
import { LaterTheme } from '../../web/frame/LaterTheme.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { LinkButton, TextLink } from '../../web/pieces/Links.tsx'
import { openAddress } from '../../web/router/history.ts'
import { forgetOthers, useInstallation } from '../currentSession.web.ts'
import { registerTexts } from '../register.messages.ts'
import { session } from '../session.contract.ts'
import { sessionMessages } from '../session.messages.ts'
import { codeShape, readCode } from '../start/startCodes.ts'
import { EmailField } from './AccountFields.tsx'
import { FullNameField, NewPasswordField } from './NewAccountFields.tsx'
import styles from './RegisterScreen.module.css'
import { WelcomeOverlay } from './WelcomeOverlay.tsx'

const userTypes = ['resident', 'admin', 'agent'] as const
type UserType = (typeof userTypes)[number]

const JoinForm = lazyPart(() => import('../join/JoinForm.tsx').then((loaded) => loaded.JoinForm), <Loading />)

export function RegisterScreen() {
  return (
    <LaterTheme>
      <Registration />
    </LaterTheme>
  )
}

/** The typed e-mail and password of a new account. */
type NewAccount = Pick<Input<typeof session.signIn>, 'email' | 'password'>

/**
 * A new account is signed in by the ordinary sign-in, so registering tells and opens no more than it. It fails for the address of another
 * account, which gets a letter.
 */
function Registration() {
  const { login } = useText(sessionMessages)
  const register = useText(registerTexts)
  const linked = readCode(useHash() ?? '')
  const [joins, setJoins] = useState(true)
  const [state, setState] = useState<'new' | 'entering' | 'registered'>('new')
  const { mutateAsync: signIn } = useWrite(session.signIn)
  const done = (account: NewAccount) => {
    setState('entering')
    signIn(account).then(
      () => {
        forgetOthers()
        openAddress('/dashboard', true)
      },
      () => setState('registered'),
    )
  }
  if (state === 'entering') return <WelcomeOverlay />
  if (state === 'registered') return <RegisteredScreen />
  return (
    <PublicFrame
      title={register.title}
      // The form of a code says whether the administration approves.
      subtitle={joins && codeShape.test(linked) ? undefined : register.subtitle}
      footer={
        <>
          <p>
            {register.have_account}{' '}
            <TextLink to="/login" {...(codeShape.test(linked) ? { search: { to: `/account#${linked}` } } : {})}>
              {register.sign_in}
            </TextLink>
          </p>
          <p>
            <Anchor href="/">{login.home}</Anchor>
          </p>
        </>
      }
    >
      {joins && codeShape.test(linked) ? (
        <JoinForm
          linked={linked}
          onDone={done}
          onWithout={() => {
            history.replaceState(history.state, '', location.pathname)
            setJoins(false)
          }}
        />
      ) : (
        <RegisterForm onDone={done} />
      )}
    </PublicFrame>
  )
}

function RegisterForm({ onDone }: { onDone: (account: NewAccount) => void }) {
  const register = useText(registerTexts)
  const roles = useText(roleTexts)
  const { language } = useLanguage()
  const invitation = useInvitation()
  const [missing, setMissing] = useState<'complete_required' | 'resident_requirements' | null>(null)

  const { form, submit, pending, error } = useCallForm(session.register, {
    initial: {
      id: newId(),
      user_role: 'resident' as UserType,
      full_name: '',
      email: '',
      phone_number: '',
      password: '',
      condominium_id: '',
      unit_number: '',
    },
    input: ({ user_role, condominium_id, unit_number, ...card }) =>
      user_role === 'resident'
        ? {
            ...card,
            language,
            user_role,
            condominium_id: invitation.place?.id ?? condominium_id,
            unit_number,
            invitation_code: invitation.code,
          }
        : { ...card, language, user_role },
    done: (_, { email, password }) => onDone({ email, password }),
  })
  const values = form.values
  const resident = values.user_role === 'resident'

  const check = (event: FormEvent<HTMLFormElement>) => {
    const { full_name, email, password, condominium_id, unit_number } = form.getValues()
    const noHome = resident && (!(invitation.place?.id ?? condominium_id) || !unit_number.trim())
    const noCard = !full_name.trim() || !email.trim() || !password
    setMissing(noCard ? 'complete_required' : noHome ? 'resident_requirements' : null)
    submit(event)
  }

  const phone = (
    <TextInput type="tel" autoComplete="tel" label={register.phone_number} {...form.getInputProps('phone_number')} />
  )
  return (
    <form onSubmit={check} noValidate>
      <Stack>
        {missing ? <Note tone="bad">{register[missing]}</Note> : null}
        {error && !missing ? (
          <Note tone="bad" title={register.failed}>
            {error}
          </Note>
        ) : null}
        {invitation.dead ? <Note tone="bad">{register.invitation_dead}</Note> : null}
        {invitation.failed ? <Failed {...invitation.failed} /> : null}
        {invitation.place && resident ? <Note>{register.invited_to(invitation.place.name)}</Note> : null}
        <FullNameField {...form.getInputProps('full_name')} />
        <EmailField {...form.getInputProps('email')} />
        {resident ? (
          <div className={`${styles.pair} ${styles.home}`}>
            {invitation.place ? null : (
              <div className={styles.whole}>
                <ChoiceSelect
                  call={condominiums.join}
                  label={register.condominium}
                  placeholder={register.condominium_placeholder}
                  none={register.condominiums_none}
                  failed={register.condominiums_failed}
                  value={values.condominium_id || null}
                  onChange={(id) => form.setFieldValue('condominium_id', id ?? '')}
                  error={form.errors.condominium_id}
                />
              </div>
            )}
            <TextInput
              label={register.unit_number}
              placeholder={register.unit_placeholder}
              {...form.getInputProps('unit_number')}
            />
            {phone}
          </div>
        ) : (
          phone
        )}
        <NewPasswordField {...form.getInputProps('password')} />
        {/* Nearly everyone is a resident, so the choice is at the end. */}
        <Select
          classNames={{ root: styles.pair ?? '', error: styles.whole ?? '' }}
          labelProps={{ my: 'auto' }}
          label={register.user_type}
          allowDeselect={false}
          data={userTypes.map((value) => ({ value, label: roles[value] }))}
          {...form.getInputProps('user_role')}
        />
        {values.user_role === 'agent' ? <Note>{register.agent_note}</Note> : null}
        {values.user_role === 'admin' ? <Note>{register.admin_note}</Note> : null}
        <Button type="submit" loading={pending} fullWidth>
          {register.submit}
        </Button>
      </Stack>
    </form>
  )
}

export function RegisteredScreen() {
  const register = useText(registerTexts)
  const { sends_mail } = useInstallation()
  return (
    <PublicFrame title={register.done_title}>
      <Stack>
        <Note>{sends_mail ? register.done_by_mail : register.done_without_mail}</Note>
        <p>{register.done_next}</p>
        <LinkButton to="/login" fullWidth>
          {register.to_login}
        </LinkButton>
      </Stack>
    </PublicFrame>
  )
}

/** Other errors do not show that the link is invalid. */
const deadCodes = ['not_found', 'invalid']

/** The invitation is after # in the link, so no log contains it. */
export function useInvitation() {
  const code = useHash()
  const found = useRead(condominiums.invited, { invitation_code: code ?? '' }, { enabled: code !== null })
  const dead = found.isError && deadCodes.includes(found.error.code)
  return {
    code: found.data ? code : null,
    place: found.data ?? null,
    dead,
    failed: dead ? undefined : failureOf(found),
  }
}
