import { outside } from '../paths.ts'

/** Ends the session: a plain form post, so that the browser's answer is the sign-in page. */
export function signOut(): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = outside.signOut()
  document.body.append(form)
  form.submit()
}
