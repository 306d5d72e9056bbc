import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { Act } from './app'
import { login } from './shop'

/** A code goes on from here: of the mail, or of an authenticator app. */
const CODE_STATES: readonly string[] = ['EMAIL_VERIFICATION_REQUIRED', 'MFA_REQUIRED']

/** Signs in and up without leaving the page; what is in the basket follows. */
export function SignIn({ loggedIn, act }: { loggedIn: boolean; act: Act }): ReactNode {
  const [note, setNote] = useState('')

  const signOut = async () => location.assign((await login.logout(location.href)).logoutUrl)
  if (loggedIn)
    return (
      <button type="button" onClick={() => act(signOut)}>
        Sign out
      </button>
    )

  async function sign(how: 'login' | 'register', form: FormData) {
    const email = String(form.get('email'))
    const state = await login[how]({ email, password: String(form.get('password')) })
    switch (state.loginState) {
      case 'SUCCESS':
        await login.completeLogin(state.data.sessionToken)
        return setNote('')
      case 'EMAIL_VERIFICATION_REQUIRED':
        return setNote(`Enter the code that was sent to ${email}.`)
      case 'MFA_REQUIRED':
        return setNote(`Enter a code: ${state.data.factors.join(' or ')}.`)
      case 'OWNER_APPROVAL_REQUIRED':
        return setNote('The shop will let you in soon.')
      case 'FAILURE':
        return setNote(state.errorCode === 'emailAlreadyExists' ? 'You are a member: sign in.' : state.error)
      default:
        return setNote(state.loginState)
    }
  }

  async function verify(form: FormData) {
    const code = String(form.get('code'))
    const waiting = login.state
    const state =
      waiting.loginState === 'MFA_REQUIRED'
        ? await login.processMfa({ factorType: waiting.data.factors[0] ?? 'TOTP', code })
        : await login.processVerification({ verificationCode: code })
    if (state.loginState === 'SUCCESS') await login.completeLogin(state.data.sessionToken)
    setNote(state.loginState === 'FAILURE' ? state.error : '')
  }

  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    act(() => (form.has('code') ? verify(form) : sign(form.get('how') === 'register' ? 'register' : 'login', form)))
  }

  return (
    <form onSubmit={submitted}>
      {CODE_STATES.includes(login.state.loginState) ? (
        <>
          <input name="code" aria-label="Code" autoComplete="one-time-code" required />
          <button type="submit">Verify</button>
        </>
      ) : (
        <>
          <input name="email" type="email" aria-label="Email" placeholder="Email" autoComplete="username" required />
          <input
            name="password"
            type="password"
            aria-label="Password"
            placeholder="Password"
            autoComplete="current-password"
            required
          />
          <button type="submit" name="how" value="login">
            Sign in
          </button>
          <button type="submit" name="how" value="register">
            Sign up
          </button>
        </>
      )}
      {note && <p role="status">{note}</p>}
    </form>
  )
}
